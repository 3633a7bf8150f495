export {default as cmsLinks} from './cms-links';
export {default as diagramSizes} from '../diagrams/remark-diagram-sizes';
export {default as fences} from './fences';
export {default as typeExpressions} from '../exports/remark-type-expressions';
export {default as usedExports} from '../exports/remark-used-exports';
