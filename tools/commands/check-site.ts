// Loads the site without bundling it, and checks its pages against the sidebars and the list of public routes.
// While loading, Docusaurus itself checks the configuration, the sidebars' ids and the tags.
import path from 'node:path';
import {loadSite} from '@docusaurus/core/lib/server/site';
import expected from '../../tests/routes.json';
import {findRouteProblems, listPages} from './lib/site-routes';

const root = path.resolve(__dirname, '../..');

async function main(): Promise<void> {
  // As in development: two pages on one route are a warning for Docusaurus, and are named with their files below.
  process.env.NODE_ENV = 'development';
  const {props} = await loadSite({siteDir: root});
  const pages = listPages(props.routes);
  const problems = findRouteProblems(
    pages,
    props.routesPaths,
    expected.map(({route}) => route),
  );
  problems.forEach((problem) => console.error(problem));
  console.log(`${pages.length} pages on ${props.routesPaths.length} routes`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
