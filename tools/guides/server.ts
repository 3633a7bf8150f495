import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

/** An answer of the server. */
interface Answer {
  readonly status: number;
  /** Parsed when it is JSON. A check says itself what it expects of it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
  readonly headers: Headers;
}

/** Sends requests to a running CMS. A path begins with `/`; a body that is an object is sent as JSON. */
export interface Client {
  readonly request: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  readonly get: (path: string) => Promise<Answer>;
  readonly post: (path: string, body?: unknown) => Promise<Answer>;
  readonly put: (path: string, body?: unknown) => Promise<Answer>;
  readonly delete: (path: string) => Promise<Answer>;
  /** The token that is sent, as the panel keeps it. */
  readonly token?: string;
}

export const createClient = (url: string, token?: string): Client => {
  const request: Client['request'] = async (method, path, body, headers = {}) => {
    const isData = body !== undefined && !(body instanceof FormData) && typeof body !== 'string';
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(isData && {'content-type': 'application/json'}),
        ...(token && {authorization: `Bearer ${token}`}),
        ...headers,
      },
      body: isData ? JSON.stringify(body) : (body as BodyInit | undefined),
      redirect: 'manual',
    });
    const text = await response.text();
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    return {status: response.status, body: isJson && text ? JSON.parse(text) : text, headers: response.headers};
  };
  return {
    request,
    get: (path) => request('GET', path),
    post: (path, body = {}) => request('POST', path, body),
    put: (path, body = {}) => request('PUT', path, body),
    delete: (path) => request('DELETE', path),
    token,
  };
};

/** What can be passed to another process about a running server. */
export interface ServerInfo {
  readonly url: string;
  /** Of the administrator. */
  readonly token: string;
  /** The project's folder. */
  readonly folder: string;
  /** The file with what the server printed. */
  readonly log: string;
  /** How many guides' files are in the project. */
  readonly guides: number;
}

const PERSON = {firstname: 'Ada', lastname: 'Byron', password: 'Secret-0123'};

/** @throws Error with the answer, unless it is a success. */
const expectSuccess = async (what: string, answer: Promise<Answer>) => {
  const {status, body} = await answer;
  if (status >= 300) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  return body.data;
};

/** Registers the first administrator, Ada Byron, or logs her in when the database has her. @returns her token. */
export const registerAdministrator = async (url: string): Promise<string> => {
  const api = createClient(url);
  const {hasAdmin} = await expectSuccess('The administration does not answer', api.get('/admin/init'));
  const {password, ...name} = PERSON;
  const account = {email: 'ada@example.org', password};
  const answer = hasAdmin
    ? api.post('/admin/login', account)
    : api.post('/admin/register-admin', {...name, ...account});
  return (await expectSuccess('The administrator cannot be registered', answer)).token;
};

let colleagues = 0;

/**
 * Creates a user of the panel whose only role has these permissions.
 *
 * @param actions such as `plugin::upload.read`. @returns the user's token.
 */
export const registerColleague = async (url: string, admin: Client, actions: readonly string[]): Promise<string> => {
  const name = `colleague-${process.pid}-${(colleagues += 1)}`;
  const role = await expectSuccess('role', admin.post('/admin/roles', {name, description: ''}));
  const permissions = actions.map((action) => ({action, subject: null, properties: {}, conditions: []}));
  await expectSuccess('permissions', admin.put(`/admin/roles/${role.id}/permissions`, {permissions}));
  const [firstname, lastname] = ['Grace', 'Hopper'];
  const user = {firstname, lastname, email: `${name}@example.org`, roles: [role.id]};
  const {registrationToken} = await expectSuccess('user', admin.post('/admin/users', user));
  const body = {userInfo: {firstname, lastname, password: PERSON.password}, registrationToken};
  return (await expectSuccess('registration', createClient(url).post('/admin/register', body))).token;
};

/** What a process printed into a file, without colours. */
export const readLog = (file: string): string =>
  fs.existsSync(file) ? stripVTControlCharacters(fs.readFileSync(file, 'utf8')) : '';
