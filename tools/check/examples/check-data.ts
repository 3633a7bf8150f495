import {parse, type ParseError, printParseErrorCode} from 'jsonc-parser';
import {parseAllDocuments} from 'yaml';
import {yamlMessage} from '../../../src/lib/markdown/front-matter';
import type {Fence, Page} from '../../../src/lib/markdown/page';
import type {Tell} from '../problems-of';
import {placeInPage} from './virtual-files';

/** `json`, `jsonc` and `yaml` fences must parse. One problem for each fence: what follows the first error is seldom meant. */
export const checkData = (page: Page, tell: Tell): void => {
  for (const fence of page.fences) {
    const error = fence.nocheck === undefined && firstError(fence);
    if (!error) continue;
    const before = fence.code.slice(0, error.offset).split('\n');
    tell(placeInPage({fence, line: before.length - 1, column: before.at(-1)!.length}), error.message);
  }
};

const firstError = ({lang, code}: Fence) => {
  if (lang === 'json' || lang === 'jsonc') return jsonError(code, lang === 'json');
  return lang === 'yaml' || lang === 'yml' ? yamlError(code) : undefined;
};

const jsonError = (code: string, disallowComments: boolean) => {
  const errors: ParseError[] = [];
  parse(code, errors, {disallowComments, allowTrailingComma: false});
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

const yamlError = (code: string) => {
  const documents = parseAllDocuments(code);
  const first = (Array.isArray(documents) ? documents : []).flatMap(({errors}) => errors)[0];
  return first && {offset: first.pos[0], message: `invalid YAML: ${yamlMessage(first)}`};
};
