import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {loadSourceIndex} from '../../../src/cms/load-index';
import {isCmsLink, resolveCmsLink, type ResolvedLink} from '../../../src/cms/resolve-link';
import type {Value} from '../../../src/cms/values';
import type {Page} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import type {ExampleOptions} from '../examples/check-examples';
import {problemsOf} from '../problems-of';
import {areEqual, quantitiesIn} from './quantities';

const READABLE =
  'readable are constants, defaults (of parameters, after ?? and ||), keys and texts of objects, lists, enums, unions and types; link it without "="';

/** A member without what says its kind: `find()?` is `find`. */
const bareName = (member: string): string => member.replace(/(?:\(\))?\??$/, '');

/** The items of a value that is a list, each once. */
export const itemsOf = (value: Value): string[] | undefined => {
  if (Array.isArray(value)) return [...new Set(value.map(String))];
  return value && typeof value === 'object' && 'members' in value ? value.members.map(bareName) : undefined;
};

/** The values of an object that holds nothing but texts. */
export const textsOf = (value: Value): readonly string[] | undefined =>
  value && typeof value === 'object' && 'texts' in value ? value.texts : undefined;

const show = (value: Value): string => {
  if (value && typeof value === 'object' && 'regex' in value) return value.regex;
  return itemsOf(value)?.join(', ') ?? String(value);
};

/** What a text says without quotes, and a number without separators of thousands. */
const plain = (text: string): string =>
  text
    .trim()
    .replace(/^(["'`])(.*)\1$/, '$2')
    .replace(/(?<=\d)[,_ \u00a0\u202f](?=\d{3}(?!\d))/g, '');

export const saysValue = (text: string, value: Value): boolean =>
  text === show(value) || plain(text) === show(value) || (typeof value === 'number' && Number(plain(text)) === value);

const listIn = (link: Link): string[] => {
  const codes: string[] = [];
  visit(link, 'inlineCode', ({value}) => void codes.push(value));
  const items = codes.length > 1 ? codes : toString(link).split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/);
  return items.map((item) => plain(item).replace(/\(.*$/, ''));
};

const isSame = (said: readonly string[], items: readonly string[], isOrdered: boolean): boolean => {
  const [a, b] = isOrdered ? [said, items] : [[...said].sort(), [...items].sort()];
  return a.length === b.length && a.every((item, i) => item === b[i]);
};

/** What is wrong with the text of a link that ends in `=`. */
const compare = (
  link: Link,
  {stated = '', value, symbol, packageName, path, line}: ResolvedLink,
): string | undefined => {
  const where = `${packageName}/${path}${line === undefined ? '' : `:${line}`}`;
  if (value === undefined) return `the value of ${symbol} cannot be read in ${where}: ${READABLE}`;
  const items = itemsOf(value);
  const text = toString(link);
  const wrong = (said: string) => `${symbol} is ${show(value)} in ${where}, not ${said}`;
  if (stated === '') {
    const isRight = items
      ? isSame(listIn(link), items, Array.isArray(value)) || isSame(listIn(link), textsOf(value) ?? [], false)
      : saysValue(text, value);
    return isRight ? undefined : wrong(text);
  }
  const [number] = quantitiesIn(stated);
  if (!number)
    return `after "=" goes a value with a number ("=30000"); a text without one is written as the link's text`;
  if (items ? number.number !== items.length : !saysValue(stated, value))
    return items ? `${symbol} has ${items.length} in ${where}, not ${stated}` : wrong(stated);
  const said = quantitiesIn(text);
  if (said.length !== 1) return `the link's text names ${said.length} numbers; it must name one, which is ${stated}`;
  return areEqual(said[0]!, number)
    ? undefined
    : `the link's text says "${text}", and ${symbol} is ${stated} in ${where}`;
};

/** The text of every link that ends in `=` says the value that its symbol has in the sources. */
export const checkValues = async (pages: readonly Page[], packages: ExampleOptions): Promise<Problem[]> => {
  const index = await loadSourceIndex(packages);
  return problemsOf(pages, ({links}, tell) => {
    for (const link of links) {
      const found = isCmsLink(link.url) && resolveCmsLink(index, link.url);
      if (found && found.ok && found.stated !== undefined) tell(link, compare(link, found));
    }
  });
};
