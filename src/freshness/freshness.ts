import fs from 'node:fs';
import path from 'node:path';
import {CMS_VERSION, PACK_UP_VERSION} from '../cms/version';
import {originOf} from '../lib/markdown/route';

/** What a newer version of the CMS changed under the pages; written by `npm run pages -- freshness <version> --write`. */
export interface FreshnessData {
  /** The versions that the pages were compared with. */
  readonly versions: {readonly cms: string; readonly packUp: string};
  /** Every file that pages link, `<package>/<path>`: the lines added and removed since; `null` when it is gone. */
  readonly files: Readonly<Record<string, readonly [added: number, removed: number] | null>>;
  /** File of a page → what it says that holds no longer, a line each. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** What changed under one page. */
export interface Freshness {
  /** The version documented and the newer one, of pack-up for pages about nothing else. */
  readonly from: string;
  readonly to: string;
  /** Number of source files that the page links. */
  readonly total: number;
  /** Of these, the changed ones, by lines changed. */
  readonly changed: readonly {readonly file: string; readonly added: number; readonly removed: number}[];
  readonly gone: readonly string[];
  /** What the page says that holds no longer. */
  readonly broken: readonly string[];
}

export const FRESHNESS_FILE = 'src/freshness/data.json';

export const readFreshness = (root: string): FreshnessData =>
  JSON.parse(fs.readFileSync(path.join(root, FRESHNESS_FILE), 'utf8')) as FreshnessData;

/** The source files that a page's Markdown links, without their symbols, in the order of the page. */
const linkedFiles = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/(?<=\]\(<?|\]: <?)cms:([^\s)#>]+)/g), ([, file]) => decodeURI(file!))),
];

/**
 * What changed under a page; `undefined` for a page of a cut version and for a translation, with which nothing was
 * compared.
 *
 * @param file path of the page, relative to the site.
 * @param text its Markdown. A file that it links and that the data does not have is not counted.
 */
export const freshnessOf = (
  {versions, files, pages}: FreshnessData,
  file: string,
  text: string,
): Freshness | undefined => {
  if (originOf(file).file !== file) return undefined;
  const linked = linkedFiles(text).filter((name) => Object.hasOwn(files, name));
  const changed = linked.flatMap((name) => {
    const [added, removed] = files[name] ?? [0, 0];
    return added + removed > 0 ? [{file: name, added, removed}] : [];
  });
  const isPackUp = linked.length > 0 && linked.every((name) => name.startsWith('pack-up/'));
  return {
    from: isPackUp ? `pack-up ${PACK_UP_VERSION}` : CMS_VERSION,
    to: isPackUp ? versions.packUp : versions.cms,
    total: linked.length,
    changed: changed.sort((a, b) => b.added + b.removed - a.added - a.removed),
    gone: linked.filter((name) => files[name] === null),
    broken: pages[file] ?? [],
  };
};

/** What a page says of its age, in one line. */
export const freshnessSentence = ({from, to, total, changed, gone, broken}: Freshness): string => {
  const checked = `Checked against ${from}.`;
  if (total === 0 && broken.length === 0) return checked;
  const of = total === 1 ? 'its one source file' : `of its ${total} source files`;
  const count = (number: number) => (total === 1 ? '' : `${number} `);
  const are = (number: number) => (number === 1 ? 'is' : 'are');
  const parts = [
    ...(changed.length > 0 ? [`${count(changed.length)}${of} changed`] : []),
    ...(gone.length > 0 ? [`${count(gone.length)}${changed.length > 0 ? '' : `${of} `}${are(gone.length)} gone`] : []),
  ];
  const none = total === 1 ? `${of} did not change` : `none ${of} changed`;
  const files = total === 0 ? [] : [parts.join(' and ') || none];
  const statements =
    broken.length > 0 ? [`${broken.length} of its statements no longer ${broken.length === 1 ? 'holds' : 'hold'}`] : [];
  return `${checked} Up to ${to}, ${[...files, ...statements].join('; ')}.`;
};
