// Loads the site without bundling it, and checks its routes against the list of published addresses.
// While loading, Docusaurus itself checks the configuration, the sidebars' ids and the tags.
import {loadSite} from '@docusaurus/core/lib/server/site';
import {generate, isGenerated} from '../../../src/exports/typedoc';
import {REDIRECTS} from '../../../src/hosting/redirects';
import {withoutBaseUrl} from '../../../src/lib/base-url';
import addresses from '../../../tests/addresses.json';
import {runProgram} from '../../lib/command-line.mjs';

const REMEDY = 'bring the page back, or say in src/hosting/redirects.ts which page it leads to';

runProgram(async () => {
  // Mistakes in pages are warnings then: the content check names them with their places.
  process.env.NODE_ENV = 'development';
  const siteDir = process.cwd();
  // In development nothing waits for the pages of exports/.
  if (!isGenerated(siteDir)) await generate(siteDir);
  const {props} = await loadSite({siteDir});
  const routes = props.routesPaths.map((route) => withoutBaseUrl(props.baseUrl, route));
  const answered = new Set([...routes, ...REDIRECTS.map(({from}) => from)]);
  const lost = Object.keys(addresses).filter((route) => !answered.has(route));
  // The list has a line for each route, after the opening brace.
  const lineOf = (route: string) => Object.keys(addresses).indexOf(route) + 2;
  for (const route of lost) console.error(`tests/addresses.json:${lineOf(route)}:1 ${route} is gone: ${REMEDY}`);
  console.log(`${props.routesPaths.length} routes`);
  return lost.length > 0 ? 1 : 0;
});
