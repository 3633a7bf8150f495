import type {SourcePackage} from './sources';
import {STRING} from './tokens';

/** English texts of the panel. `en-GB` differs in a few words. */
const ENGLISH = /(?:^|\/)en(?:-(?!GB)[\w-]+\.mjs|\.json)$/;

const PANEL = /^(?:admin|ee\/admin)\//;

/** How many tokens before `defaultMessage` its `id` may be: `id: getTrad('x.y'), defaultMessage: …`. */
const ID_DISTANCE = 8;

const stringOf = (token: string | undefined): string | undefined =>
  token?.[0] === STRING ? token.slice(1) : undefined;

/** What a package's translations begin with in the panel; those of the panel itself begin with nothing. */
const prefixOf = (name: string): string => (name === 'admin' ? '' : `${name.replace(/^plugin-/, '')}.`);

/** The id of the text whose default is at the index: as it is written, or as `getTrad` makes it, with the package's prefix. */
const idBefore = (tokens: readonly string[], at: number, prefix: string): string | undefined => {
  const start = Math.max(0, at - ID_DISTANCE);
  const id = tokens.slice(start, at).lastIndexOf('id');
  if (id < 0) return undefined;
  const [value, , argument] = tokens.slice(start + id + 2, at);
  const made = stringOf(argument);
  return stringOf(value) ?? (made === undefined ? undefined : prefix + made);
};

/**
 * Default texts that the panel never shows, since its English translation has another text, with that text. A default
 * that is shown elsewhere is not among them.
 */
export const hiddenLabels = (packages: ReadonlyMap<string, SourcePackage>): ReadonlyMap<string, string> => {
  const translations = new Map<string, string>();
  const defaults: {readonly id: string; readonly text: string}[] = [];
  for (const [name, {files}] of packages) {
    const prefix = prefixOf(name);
    for (const [file, source] of files) {
      const isEnglish = ENGLISH.test(file);
      if (!isEnglish && !(PANEL.test(file) && source.text.includes('\ndefaultMessage\n'))) continue;
      const {tokens} = source;
      tokens.forEach((token, i) => {
        const text = tokens[i + 1] === ':' ? stringOf(tokens[i + 2]) : undefined;
        if (text === undefined) return;
        if (isEnglish) translations.set(prefix + (stringOf(token) ?? token), text);
        const id = !isEnglish && token === 'defaultMessage' ? idBefore(tokens, i, prefix) : undefined;
        if (id !== undefined) defaults.push({id, text});
      });
    }
  }
  const hidden = new Map<string, string>();
  // A translation may choose between texts: `{isNew, select, true {Add} other {Edit}}`.
  const shown = new Set(
    [...translations.values()].flatMap((text) => [text, ...(text.match(/(?<=\{)[^{}]+(?=\})/g) ?? [])]),
  );
  for (const {id, text} of defaults) {
    const translation = translations.get(id);
    if (translation === undefined || translation === text) shown.add(text);
    else hidden.set(text, translation);
  }
  return new Map([...hidden].filter(([text]) => !shown.has(text)));
};
