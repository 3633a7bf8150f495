import {FIELDS, type SearchIndexFile, type SerializedIndex} from '../types';

/** Where the index of a file ends and its documents begin. A quotation mark in a text is escaped: this is never one. */
const BOUNDARY = ',"documents":[';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const isIndex = (value: unknown): value is SerializedIndex => {
  if (!isObject(value)) return false;
  const {pages, terms, postings} = value;
  return (
    isText(terms) &&
    isObject(postings) &&
    FIELDS.every((field) => isText(postings[field])) &&
    Array.isArray(pages) &&
    pages.every(
      (it) =>
        isObject(it) &&
        isText(it.route) &&
        isText(it.title) &&
        isTexts(it.categories) &&
        Array.isArray(it.sections) &&
        it.sections.every(isTexts),
    )
  );
};

const isDocument = (value: unknown) =>
  isObject(value) &&
  [value.sectionRoute, value.content, value.title, value.sectionTitle, value.pageTitle].every(isText) &&
  isTexts(value.sidebarParentCategories);

/** Whether a parsed file has the shape of an index: one that was cut short or replaced by a page has not. */
export function isSearchIndexFile(value: unknown): value is SearchIndexFile {
  if (!isObject(value) || !isIndex(value.index) || !Array.isArray(value.documents)) return false;
  const expected = value.index.pages.reduce((sum, {sections}) => sum + sections.length, 0);
  return value.documents.length === expected && value.documents.every(isDocument);
}

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/**
 * Reads an index file as it comes. A file in another order than ours is read as well, at its end.
 *
 * @param onIndex called once the index is there, if that is before the end.
 * @returns the file; `undefined` when it is none.
 * @throws when the stream breaks off.
 */
export async function readIndexFile(
  body: ReadableStream<Uint8Array>,
  onIndex: (index: SerializedIndex) => void,
): Promise<SearchIndexFile | undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let rest: string[] | undefined;
  let index: unknown;
  for (;;) {
    const {done, value} = await reader.read();
    const piece = decoder.decode(value, {stream: !done});
    if (rest) rest.push(piece);
    else {
      const from = Math.max(0, text.length - BOUNDARY.length);
      text += piece;
      const end = text.indexOf(BOUNDARY, from);
      if (end >= 0) {
        rest = [text.slice(end)];
        text = text.slice(0, end);
        ({index} = Object(parse(`${text}}`)) as {index?: unknown});
        if (!done && isIndex(index)) onIndex(index);
      }
    }
    if (done) break;
  }
  const file = isIndex(index)
    ? {...(parse(`{${rest!.join('').slice(1)}`) as object | undefined), index}
    : parse(text + (rest?.join('') ?? ''));
  return isSearchIndexFile(file) ? file : undefined;
}
