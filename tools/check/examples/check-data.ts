import {parse, type ParseError, printParseErrorCode} from 'jsonc-parser';
import {parseAllDocuments} from 'yaml';
import {yamlMessage} from '../../../src/lib/markdown/front-matter';
import type {Fence, Page} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {placeInPage} from './virtual-files';

interface DataError {
  readonly offset: number;
  readonly message: string;
}

/** `json`, `jsonc` and `yaml` fences must parse. One problem for each fence: what follows the first error is seldom meant. */
export const checkData = (page: Page): Problem[] =>
  page.fences
    .filter(({nocheck}) => nocheck === undefined)
    .flatMap((fence) => {
      const error = firstError(fence);
      if (!error) return [];
      const before = fence.code.slice(0, error.offset).split('\n');
      const place = {fence, line: before.length - 1, column: before.at(-1)?.length ?? 0};
      return [{file: page.file, ...placeInPage(place), message: error.message}];
    });

const firstError = ({lang, code}: Fence): DataError | undefined => {
  if (lang === 'json' || lang === 'jsonc') return jsonError(code, lang === 'jsonc');
  return lang === 'yaml' || lang === 'yml' ? yamlError(code) : undefined;
};

const jsonError = (code: string, allowComments: boolean): DataError | undefined => {
  const errors: ParseError[] = [];
  parse(code, errors, {disallowComments: !allowComments, allowTrailingComma: false});
  const [first] = errors;
  if (!first) return undefined;
  const reason = printParseErrorCode(first.error)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  const remedy =
    reason === 'invalid comment token'
      ? 'name the language jsonc for JSON with comments'
      : 'names and texts are in double quotes, with commas between entries, none after the last, and all brackets closed';
  return {offset: first.offset, message: `invalid JSON: ${reason}; ${remedy}`};
};

const yamlError = (code: string): DataError | undefined => {
  const documents = parseAllDocuments(code);
  const first = (Array.isArray(documents) ? documents : []).flatMap(({errors}) => errors)[0];
  return first && {offset: first.pos[0], message: `invalid YAML: ${yamlMessage(first)}`};
};
