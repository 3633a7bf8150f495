import type {SourceReader} from './sources';
import {STRING, TEMPLATE} from './tokens';

interface Route {
  readonly method: string;
  readonly path: string;
}

/** Tokens between the method and the path of one route. */
const ROUTE_LENGTH = 8;

/**
 * The routes of a package's server with the prefixes that the CMS gives them: `/admin` for those of the admin package;
 * for a plugin's its name, or `/api` and its name. A router may also be quoted as it is written, without them.
 */
const routesOfPackage = (name: string, reader: SourceReader): Route[] => {
  const routes: Route[] = [];
  for (const [file, {tokens}] of reader.package(name).files) {
    tokens.forEach((token, i) => {
      if (token !== 'method' || tokens[i + 1] !== ':' || tokens[i + 2]?.[0] !== STRING) return;
      for (let at = i - ROUTE_LENGTH; at <= i + ROUTE_LENGTH; at += 1) {
        const value = tokens[at + 2];
        if (tokens[at] !== 'path' || tokens[at + 1] !== ':' || (value?.[0] !== STRING && value?.[0] !== TEMPLATE))
          continue;
        const own = value
          .slice(value[0] === STRING ? 1 : 2)
          .replace(/\((?=.*:)[^)]*\)$|\*$/g, '')
          .replace(/(?<=:\w+)\([^)]*\)/g, '');
        const prefixes =
          name === 'admin'
            ? ['', '/admin']
            : [
                '',
                `/${name}`,
                ...(file.includes('content-api') ||
                name === 'i18n' ||
                name === 'content-type-builder' ||
                name === 'upload'
                  ? ['/api', `/api/${name}`]
                  : []),
              ];
        for (const prefix of prefixes) routes.push({method: tokens[i + 2]!.slice(1), path: prefix + own});
        return;
      }
    });
  }
  return routes;
};

export class Routes {
  readonly #reader: SourceReader;
  readonly #known = new Map<string, Route[]>();

  constructor(reader: SourceReader) {
    this.#reader = reader;
  }

  #of(name: string): Route[] {
    const known = this.#known.get(name) ?? routesOfPackage(name, this.#reader);
    this.#known.set(name, known);
    return known;
  }

  /** The routes of packages, as pages write them. */
  shown(packages: ReadonlySet<string>, withMethod: boolean): string[] {
    const routes = [...packages].flatMap((name) => this.#of(name));
    return routes.map(({method, path}) => (withMethod ? `${method} ${path}` : path));
  }

  /**
   * Whether one of the packages answers `GET /path`, or has something at `/path`. `…` stands for any parameter; one with
   * a name must have the name that the source gives it.
   *
   * @param isWritten whether a string is somewhere in the scope, for paths that no server answers
   * @param isPath whether a string is the path of a route or link there
   */
  has(
    text: string,
    packages: ReadonlySet<string>,
    isWritten: (text: string) => boolean,
    isPath: (text: string) => boolean,
  ): boolean {
    if (text.includes('[/'))
      return [/\[\/[^\]]*\]/, /[[\]]/g].some((part) => this.has(text.replace(part, ''), packages, isWritten, isPath));
    const [, method, whole = ''] = /^(?:([A-Z]+)\s+)?(.*)$/.exec(text) ?? [];
    const path = whole.replace(/[?#].*$/, '');
    const query = [...whole.matchAll(/[?&]([\w$]+)/g)].map(([, key]) => key!);
    if (!query.every(isWritten)) return false;
    const routes = [...packages].flatMap((name) => this.#of(name));
    // A route may be quoted without what its router begins with.
    const quoted = method === undefined ? path : path.replace(/^(?:…)?/, '…');
    if (
      routes.some((route) => (method === undefined || route.method === method) && isSame(route.path, quoted, isWritten))
    )
      return true;
    const bare = path.replace(/^\/admin(?=\/)/, '').replace(/\/$/, '');
    const inSection = bare.replace(/^\/(?:settings|plugins)\//, '');
    const forms = [path, bare, bare.slice(1), `${bare}/`, `/plugins${bare}`, inSection, `/${inSection}`];
    if (isWritten(`${method} ${path}`)) return true;
    if (method === undefined)
      return forms.some((form) => form !== '' && (form.includes('/') ? isWritten(form) : isPath(form)));
    return false;
  }
}

const isSame = (route: string, path: string, isWritten: (text: string) => boolean): boolean => {
  const isEnd = path.startsWith('…/');
  const wanted = path
    .replace(/^…(?=\/)/, '')
    .replace(/\/$/, '')
    .split('/')
    .slice(1);
  const parts = route.replace(/\/$/, '').split('/').slice(1);
  const offset = isEnd ? parts.length - wanted.length : 0;
  if (offset < 0 || (offset === 0 && parts.length !== wanted.length)) return false;
  return wanted.every((want, i) => {
    const part = parts[i + offset]!;
    if (want === part || want === '…') return true;
    if (part.startsWith('(') && want === ':kind') return true;
    if (!part.startsWith(':')) return false;
    return /^\d+$/.test(want) || (want.includes('::') && (isWritten(want) || want.includes('…')));
  });
};
