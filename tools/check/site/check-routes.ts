// Loads the site without bundling it, and checks its routes against the sidebars and the list of published addresses.
// While loading, Docusaurus itself checks the configuration, the sidebars' ids and the tags.
import {loadSite} from '@docusaurus/core/lib/server/site';
import {REDIRECTS} from '../../../src/hosting/redirects';
import addresses from '../../../tests/addresses.json';
import {runProgram} from '../../lib/command-line.mjs';
import {findRouteProblems, listDocuments} from './site-routes';

runProgram(async () => {
  // Two pages on one route are only a warning for Docusaurus in development; they are named with their files below.
  process.env.NODE_ENV = 'development';
  const {props} = await loadSite({siteDir: process.cwd()});
  const documents = listDocuments(props.routes);
  const answered = [...props.routesPaths, ...REDIRECTS.map(({from}) => from)];
  const problems = findRouteProblems(documents, answered, Object.keys(addresses));
  problems.forEach((problem) => console.error(problem));
  console.log(`${documents.length} pages on ${props.routesPaths.length} routes`);
  return problems.length > 0 ? 1 : 0;
});
