// Loads the site without bundling it, and checks its routes against the list of published addresses.
// While loading, Docusaurus itself checks the configuration, the sidebars' ids and the tags.
import {loadSite} from '@docusaurus/core/lib/server/site';
import {REDIRECTS} from '../../../src/hosting/redirects';
import addresses from '../../../tests/addresses.json';
import {runProgram} from '../../lib/command-line.mjs';
import {findLostRoutes} from './site-routes';

runProgram(async () => {
  // Mistakes in pages are warnings then: the content check names them with their places.
  process.env.NODE_ENV = 'development';
  const {props} = await loadSite({siteDir: process.cwd()});
  const answered = [...props.routesPaths, ...REDIRECTS.map(({from}) => from)];
  const problems = findLostRoutes(answered, Object.keys(addresses));
  problems.forEach((problem) => console.error(problem));
  console.log(`${props.routesPaths.length} routes`);
  return problems.length > 0 ? 1 : 0;
});
