import {FIELDS, type SearchIndexFile, type SerializedIndex} from '../types';

/** Where the index of a file ends and its documents begin. A quotation mark in a text is escaped: this is never one. */
const BOUNDARY = ',"documents":[';

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

const hasTexts = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
  names.every((name) => isText((Object(value) as Record<string, unknown>)[name]));

const isPage = (value: unknown) =>
  hasTexts(value, ['route', 'title']) &&
  isTexts(value.categories) &&
  Array.isArray(value.sections) &&
  value.sections.every(isTexts);

const isIndex = (value: unknown): value is SerializedIndex =>
  hasTexts(value, ['terms']) &&
  hasTexts(value.postings, FIELDS) &&
  Array.isArray(value.pages) &&
  value.pages.every(isPage);

const isDocument = (value: unknown) =>
  hasTexts(value, ['sectionRoute', 'content', 'title', 'sectionTitle', 'pageTitle']) &&
  isTexts(value.sidebarParentCategories);

/** Whether a parsed file is an index: one that was cut short, is of another version, or is a page instead, is not. */
const isSearchIndexFile = (value: unknown): value is SearchIndexFile => {
  const {index, documents} = Object(value) as {readonly index?: unknown; readonly documents?: unknown};
  if (!isIndex(index) || !Array.isArray(documents)) return false;
  const expected = index.pages.reduce((sum, {sections}) => sum + sections.length, 0);
  return documents.length === expected && documents.every(isDocument);
};

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/**
 * Reads an index file while it arrives.
 *
 * @param onIndex called as soon as the index is there; not at all when the documents come first in the file.
 * @returns the file; `undefined` when it is none.
 * @throws when the stream breaks off.
 */
export const readIndexFile = async (
  body: ReadableStream<Uint8Array>,
  onIndex: (index: SerializedIndex) => void,
): Promise<SearchIndexFile | undefined> => {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  let end = -1;
  let index: SerializedIndex | undefined;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const from = Math.max(0, text.length - BOUNDARY.length);
    text += piece.value;
    if (end >= 0) continue;
    end = text.indexOf(BOUNDARY, from);
    if (end < 0) continue;
    const beginning = Object(parse(`${text.slice(0, end)}}`)) as {readonly index?: unknown};
    if (isIndex(beginning.index)) onIndex((index = beginning.index));
  }
  const file = index ? {...(parse(`{${text.slice(end + 1)}`) as object | undefined), index} : parse(text);
  return isSearchIndexFile(file) ? file : undefined;
};
