import fs from 'node:fs';
import {load} from 'cheerio';
import {filesBelow, routeOfFile} from '../../src/lib/files';

/** What a built page can be addressed by. */
export interface BuiltAddress {
  /** Anchors of its headings, in the order of the page. */
  readonly headings: readonly string[];
  /** Every id, those of headings included. */
  readonly ids: ReadonlySet<string>;
}

/** The addresses of every page of a build, the not-found page excepted. */
export const builtAddresses = (outDir: string): Map<string, BuiltAddress> =>
  new Map(
    filesBelow(outDir, ['.html'])
      .map((file): [string, BuiltAddress] => {
        const $ = load(fs.readFileSync(file, 'utf8'));
        const idsOf = (selector: string) =>
          $(selector)
            .map((_, element) => $(element).attr('id'))
            .get();
        const headings = idsOf('article :is(h2,h3,h4,h5,h6)[id]');
        return [routeOfFile(outDir, file), {headings, ids: new Set(idsOf('[id]'))}];
      })
      .filter(([route]) => route !== '/404'),
  );
