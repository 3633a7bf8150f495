import {STRING} from './tokens';

const isName = (token = ''): boolean => /^[\w$#]/.test(token);

/** A name, or what a string says. */
const nameOf = (token: string | undefined): string | undefined => {
  if (token?.[0] === STRING) return token.slice(1);
  return isName(token) ? token : undefined;
};

const DECLARES = new Set(['interface', 'class', 'enum', 'namespace', 'type', 'const', 'function', 'let', 'as']);

const OWNS_BRACES = new Set(['interface', 'class', 'enum', 'namespace', 'type']);

/**
 * Adds the dotted names that code makes true, as member → owners: what it writes with a dot; keys of the object or type
 * that a name is given (`a: {b: 1}`, `interface A {b}`); what it takes out of a value (`const {b} = a()`); and what a
 * module declares, under its file's name. It works on tokens, so it knows neither scopes nor types.
 */
export const addPairs = (file: string, tokens: readonly string[], owners: Map<string, Set<string>>): void => {
  const add = (owner: string, member: string) => {
    const known = owners.get(member);
    if (known) known.add(owner);
    else owners.set(member, new Set([owner]));
  };
  /** Open braces: whose they are, their last key, and their keys. */
  const open: {owner?: string; key?: string; keys: string[]}[] = [{keys: []}];
  let pending: string | undefined;
  /** The file's own name, and that of its folder, which may gather what its files declare. */
  const modules = file
    .replace(/(?:\/index)?(?:\.d)?\.\w+$/, '')
    .split('/')
    .slice(-2);
  tokens.forEach((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const level = open.at(-1)!;
    if (token === '.' || (token === '[' && next?.[0] === STRING && tokens[i + 2] === ']')) {
      const [a, b] = [before === ')' ? calleeBefore(tokens, i - 1) : nameOf(before), nameOf(next)];
      if (a !== undefined && b !== undefined) add(a, b);
    } else if (next !== undefined && DECLARES.has(token) && isName(next)) {
      if (OWNS_BRACES.has(token)) pending = next;
      if (open.length === 1) for (const module of modules) add(module, next);
    } else if (token === '{') {
      const isBody = before === '=>' || before === ')';
      const given = before === '=' || before === ':' ? (nameOf(tokens[i - 2]) ?? nameOf(tokens[i - 3])) : undefined;
      open.push({owner: isBody ? undefined : (pending ?? given ?? level.key), keys: []});
      pending = undefined;
    } else if (token === '}') {
      const closed = open.length > 1 ? open.pop()! : level;
      if (next === '=') {
        for (const from of valuesAfter(tokens, i + 2)) closed.keys.forEach((key) => add(from, key));
      }
    } else if (next !== undefined && /^[:?(,}=;<]$/.test(next)) {
      const key = nameOf(token);
      if (key === undefined) return;
      if (next === ':' || next === '?' || next === '=') level.key = key;
      level.keys.push(key);
      if (level.owner !== undefined) add(level.owner, key);
    }
    if (token[0] === STRING && /^"[\w$:-]+(?:\.[\w$-]+)+$/.test(token)) {
      const words = token.slice(1).split('.');
      words.slice(1).forEach((word, at) => add(words[at]!, word));
    }
  });
};

/** The function that is called by the parenthesis that closes at the index. */
const calleeBefore = (tokens: readonly string[], closing: number): string | undefined => {
  let depth = 0;
  for (let i = closing; i > 0 && closing - i < 200; i -= 1) {
    if (tokens[i] === ')') depth += 1;
    if (tokens[i] === '(' && (depth -= 1) === 0) return nameOf(tokens[i - 1]);
  }
  return undefined;
};

/**
 * The last name of the dotted expression that begins at the index, and of the path that it is called with: `get` and `auth`
 * of `config.get<Type>('admin.auth')`.
 */
const valuesAfter = (tokens: readonly string[], start: number): string[] => {
  let i = tokens[start] === 'await' ? start + 1 : start;
  while (tokens[i + 1] === '.' && isName(tokens[i + 2])) i += 2;
  const end = tokens[i + 1] === '<' ? tokens.indexOf('>', i) : i;
  const path = tokens[end + 1] === '(' ? tokens[end + 2] : undefined;
  const last = path?.[0] === STRING ? /[\w$-]+$/.exec(path)?.[0] : undefined;
  return [tokens[i], last].filter((name) => name !== undefined && isName(name)) as string[];
};
