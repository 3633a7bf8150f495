import {isMap, isScalar, LineCounter, parseDocument, type YAMLError} from 'yaml';
import type {Place} from '../problem';

export interface FrontMatter {
  /** False when the page does not begin with one. */
  readonly present: boolean;
  readonly values: Record<string, unknown>;
  /** Place of a key in the page; the page's beginning for a key that is not there. */
  readonly placeOf: (key: string) => Place;
  readonly error?: {place: Place; message: string};
}

/** What a YAML parser says, and how its usual causes are mended. */
export const yamlMessage = ({message}: YAMLError): string =>
  `${message.split(/ at line|\n/)[0]}; put values with signs in quotes ("a: b"), indent with spaces, close brackets, give each key once`;

const START: Place = {line: 1, column: 1};

/** Reads the block between the `---` lines that a page begins with. */
export const readFrontMatter = (text: string): FrontMatter => {
  const block = /^---\r?\n([\s\S]*?)^---[ \t]*$/m.exec(text)?.[1];
  if (block === undefined || !text.startsWith('---')) return {present: false, values: {}, placeOf: () => START};
  const lines = new LineCounter();
  const document = parseDocument(block, {lineCounter: lines});
  const placeAt = (offset: number): Place => {
    const {line, col} = lines.linePos(offset);
    return {line: line + 1, column: col};
  };
  const [error] = document.errors;
  if (error) {
    const message = `invalid front matter: ${yamlMessage(error)}`;
    return {present: true, values: {}, placeOf: () => START, error: {place: placeAt(error.pos[0]), message}};
  }
  const keys = new Map<string, Place>();
  if (isMap(document.contents)) {
    for (const {key} of document.contents.items) {
      if (isScalar(key)) keys.set(String(key.value), placeAt(key.range?.[0] ?? 0));
    }
  }
  const values = (document.toJS() as Record<string, unknown> | null) ?? {};
  return {present: true, values, placeOf: (key) => keys.get(key) ?? START};
};
