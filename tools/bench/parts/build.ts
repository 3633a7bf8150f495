import fs from 'node:fs';
import type {Report} from '../report';
import {editPage} from '../sites/edited-page';
import {buildProject, clearCaches, type Project} from '../sites/project';
import type {Measure} from './measure';

const measureBuild = async (kind: string, project: Project, report: Report): Promise<void> => {
  const {processor, wall, peak} = await buildProject(project);
  report.add('Build', project.name, {
    [`${kind}: processor time, s`]: processor,
    [`${kind}: wall time, s`]: wall,
    [`${kind}: peak memory, MB`]: peak,
  });
};

/**
 * A cold build, one that also reads the CMS's packages, which other sites do not do, and one after a page changed, of each project.
 * The last build is of the sources as they are.
 */
export const runBuild: Measure = async ({projects}, report) => {
  for (const project of projects) {
    const page = editPage(project);
    try {
      page.save('A sentence that the next build does not have.');
      if (project.writesExports) {
        clearCaches(project);
        await measureBuild('cold, CMS read', project, report);
      }
      clearCaches(project, {keepsCms: true});
      fs.rmSync(project.buildDir, {recursive: true, force: true});
      await measureBuild('cold', project, report);
      page.restore();
      await measureBuild('after one page changed', project, report);
    } finally {
      page.restore();
    }
  }
};
