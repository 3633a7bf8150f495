import fs from 'node:fs';
import path from 'node:path';
import {filesBelow, routeOfFile} from '../../src/lib/files';

/** A page that is loaded, and what it stands for. */
export interface PageKind {
  readonly name: string;
  readonly route: string;
}

/** A page of middle length among those of its kind. */
const KINDS: readonly PageKind[] = [
  {name: 'home', route: '/'},
  {name: 'doc page without a diagram', route: '/docs/core/data-transfer/providers/source-providers'},
  {name: 'doc page with a diagram', route: '/docs/core/data-transfer/engine/stream-lifecycle'},
  {name: 'exports page', route: '/exports/components/Layouts'},
];

/** Links of a sidebar that are clicked one after the other, from the page that is loaded first. */
export const WALKS: readonly {readonly from: string; readonly to: readonly string[]}[] = [
  {
    from: '/guides/contributing',
    to: [
      '/guides/code-of-conduct',
      '/guides/fe-coding-guidelines',
      '/guides/working-with-the-design-system',
      '/guides/typescript',
    ],
  },
  {from: '/api/Strapi', to: ['/api/container', '/api/Cron', '/api/strapi-server']},
];

/** Route of the page with the largest HTML, lists of tags and pages without content excepted. */
async function longestPage(buildDir: string): Promise<string> {
  const pages = filesBelow(buildDir, ['.html']).map((file) => ({
    route: routeOfFile(buildDir, file),
    size: fs.statSync(file).size,
  }));
  const documents = pages.filter(({route}) => !/^\/(404|search|tags)|\/tags(\/|$)|^\/$/.test(route));
  return documents.sort((a, b) => b.size - a.size)[0]!.route;
}

/**
 * The pages whose load is measured.
 *
 * @throws Error when one is not there, or is no longer of its kind.
 */
export async function pageKinds(plainDir: string): Promise<readonly PageKind[]> {
  const kinds = [...KINDS, {name: 'longest page', route: await longestPage(plainDir)}];
  for (const {name, route} of kinds.slice(1)) {
    const file = path.join(plainDir, `${route}.html`);
    if (!fs.existsSync(file)) throw new Error(`tools/bench/pages.ts: the ${name} ${route} is not in the build.`);
  }
  return kinds;
}
