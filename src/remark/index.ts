export {default as cmsLinks} from './cms-links';
export {default as diagrams} from '../diagrams/remark-diagrams';
export {default as fences} from './fences';
export {default as pictures} from './pictures';
export {default as typeExpressions} from '../exports/remark-type-expressions';
export {default as usedExports} from '../exports/remark-used-exports';
export {default as versionLinks} from './version-links';
