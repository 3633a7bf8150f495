import type {FreshnessData} from '../../../src/freshness/freshness';
import type {LinkFreshness, PageFreshness} from './compare-pages';

/** The generated page that a note is part of. */
const publishedFile = (file: string): string => file.replace(/^exports\/_notes\//, 'exports/');

/** Messages for authors, and what they say to readers. */
const FOR_READERS: readonly (readonly [RegExp, string])[] = [
  [/; (?:did you mean|it declares) .*$/, ''],
  [/^nothing is called "(.*?)".*$/, 'nothing is called `$1`'],
  [/^no row for (\S+), which (\S+) has$/, '`$2` has `$1`, too'],
];

/** What no longer holds, for readers: without what an author would write instead. */
const statements = ({links, names, messages, values, rows, examples}: PageFreshness): string[] => {
  // That a file is gone is said of the file; and a name that another package has by now is not gone.
  const symbols = links.filter(({message}) => !message.startsWith('no file'));
  const gone = names.filter(({message}) => !/; @strapi\/\S+ has it:/.test(message));
  const ofExamples = examples.map(({message}) => ({message: `an example: ${message}`}));
  const all = [...symbols, ...gone, ...messages, ...values, ...rows, ...ofExamples];
  return [
    ...new Set(
      all.map(({message}) => FOR_READERS.reduce((text, [author, reader]) => text.replace(author, reader), message)),
    ),
  ];
};

/**
 * What the published pages say of their age.
 *
 * @param pages hand-written pages and notes.
 * @param generated the generated pages.
 */
export const freshnessData = (
  pages: readonly PageFreshness[],
  generated: readonly LinkFreshness[],
  versions: FreshnessData['versions'],
): FreshnessData => {
  const files = [...pages, ...generated]
    .flatMap((page) => page.files)
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({file, added, removed, gone}) => [file, gone ? null : ([added, removed] as const)] as const);
  const broken = pages.map((page) => [publishedFile(page.file), statements(page)] as const);
  return {
    versions,
    files: Object.fromEntries(files),
    pages: Object.fromEntries(broken.filter(([, lines]) => lines.length > 0)),
  };
};

/** As JSON with a line for each file and each statement, so that a change shows what is new. */
export const formatData = ({versions, files, pages}: FreshnessData): string => {
  const entries = (object: object, indent: number) =>
    Object.entries(object)
      .map(
        ([key, value]) =>
          `\n    ${JSON.stringify(key)}: ${JSON.stringify(value, null, indent).replace(/\n/g, '\n    ')}`,
      )
      .join(',');
  return `{
  "versions": ${JSON.stringify(versions)},
  "files": {${entries(files, 0)}
  },
  "pages": {${entries(pages, 2)}
  }
}
`;
};
