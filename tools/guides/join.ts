// Copied into the project, where it runs: it imports nothing, and needs nothing newer than ES2020.

/** A file of a guide, as the module that it is: `[slug of the guide, default export]`. The first is the project's own. */
type Part<T> = readonly [guide: string, module: T];

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Objects of several guides as one, at every level. Lists are put one after the other, each value once.
 *
 * @throws Error when two guides give a key different values. The project's own value gives way.
 */
const mergeData = (file: string, parts: readonly Part<Data>[]): Data => {
  const owners = new Map<string, string>();
  const merge = (target: Data, source: Data, guide: string, place: string): void => {
    for (const [key, value] of Object.entries(source)) {
      const name = place ? `${place}.${key}` : key;
      const before = target[key];
      if (isData(value) && (before === undefined || isData(before))) {
        target[key] = before ?? {};
        merge(target[key] as Data, value, guide, name);
      } else if (Array.isArray(value) && Array.isArray(before)) {
        target[key] = [...new Set([...(before as unknown[]), ...(value as unknown[])])];
      } else {
        const owner = owners.get(name);
        if (owner !== undefined && before !== value)
          throw new Error(`${file}: the guides ${owner} and ${guide} give ${name} different values`);
        target[key] = value;
        if (guide !== parts[0]?.[0]) owners.set(name, guide);
      }
    }
  };
  const all: Data = {};
  for (const [guide, data] of parts) merge(all, data, guide, '');
  return all;
};

type Config<T> = T | ((context: never) => T);

const read = <T>(config: Config<T>, context: unknown): T =>
  typeof config === 'function' ? (config as (context: unknown) => T)(context) : config;

/** `config/plugins.ts` and other objects. */
export const joinObjects = (file: string, parts: readonly Part<Config<Data>>[]) => (context: unknown) =>
  mergeData(
    file,
    parts.map(([guide, config]) => [guide, read(config, context)]),
  );

/** Of two middlewares with one name, the one with options is meant. */
const middlewareName = (middleware: unknown): unknown =>
  isData(middleware) ? (middleware['name'] ?? middleware['resolve']) : middleware;

/** `config/middlewares.ts`: what a list has more than the others comes after the one that it follows there. */
export const joinLists = (_file: string, parts: readonly Part<Config<unknown[]>>[]) => (context: unknown) => {
  const all: unknown[] = [];
  const find = (name: unknown) => all.findIndex((it) => middlewareName(it) === name);
  for (const [, config] of parts) {
    let last = -1;
    for (const middleware of read(config, context)) {
      const at = find(middlewareName(middleware));
      if (at < 0) all.splice((last += 1), 0, middleware);
      else {
        if (isData(middleware)) all[at] = middleware;
        last = at;
      }
    }
  }
  return all;
};

type Hook = (argument: never) => unknown;
type Hooks = Partial<Record<'register' | 'bootstrap' | 'destroy', Hook>>;

/** `src/index.ts`: each function of each guide is called in turn. */
export const joinHooks = (_file: string, parts: readonly Part<Hooks>[]) => {
  const inTurn = (name: keyof Hooks) => async (argument: unknown) => {
    for (const [, hooks] of parts) await hooks[name]?.(argument as never);
  };
  return {register: inTurn('register'), bootstrap: inTurn('bootstrap'), destroy: inTurn('destroy')};
};

type App = {config?: Data; register?: Hook; bootstrap?: Hook};

/** `src/admin/app.tsx`: the panel waits for none of its functions. */
export const joinApps = (file: string, parts: readonly Part<App>[]) => {
  const inTurn = (name: 'register' | 'bootstrap') => (argument: unknown) => {
    for (const [, app] of parts) app[name]?.(argument as never);
  };
  const config = mergeData(
    file,
    parts.map(([guide, app]) => [guide, app.config ?? {}]),
  );
  return {config, register: inTurn('register'), bootstrap: inTurn('bootstrap')};
};

/** `src/admin/vite.config.ts`: each function gets what the one before returned. */
export const joinFunctions =
  (_file: string, parts: readonly Part<(config: unknown) => unknown>[]) => (config: unknown) =>
    parts.reduce((value, [, change]) => change(value), config);
