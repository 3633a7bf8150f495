import {editablePage} from './edit';
import type {Usage} from './process-tree';
import {build, markBuilt, type Project} from './sites';
import {comparison, type Samples} from './stats';
import {clearCaches} from './workspace';

const KINDS = ['cold', 'after one page changed'] as const;
const figuresOf = (kind: (typeof KINDS)[number]) =>
  ['processor time, s', 'wall time, s', 'peak memory, MB'].map((figure) => `${kind}: ${figure}`);

const add = (samples: Samples, kind: (typeof KINDS)[number], site: string, {processor, wall, peak}: Usage) =>
  figuresOf(kind).forEach((figure, i) => samples.add(figure, site, [processor, wall, peak][i]!));

/** A cold build and one after a page changed, of each site. The last build is of the sources as they are. */
export async function runBuild(projects: readonly Project[], samples: Samples): Promise<void> {
  for (const project of projects) {
    const page = editablePage(project.dir);
    try {
      page.save('A sentence that is taken back.');
      clearCaches(project.dir, [...project.generated, 'build']);
      add(samples, 'cold', project.name, await build(project));
      page.restore();
      add(samples, 'after one page changed', project.name, await build(project));
      markBuilt(project);
    } finally {
      page.restore();
    }
  }
}

export const reportBuild = (samples: Samples, sites: readonly string[]): string =>
  `### Build\n\n${comparison(samples, KINDS.flatMap(figuresOf), sites)}`;
