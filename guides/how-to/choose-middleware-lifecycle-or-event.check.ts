import fs from 'node:fs';
import {pathsOf} from '../../tools/guides/read-guides';
import {expect, test} from '../../tools/guides/test';

type Params = Record<string, unknown>;

/** What the calls of the tables need: the document service, and documents in the state that a row begins with. */
interface Calls {
  readonly call: (action: string, params: Params) => Promise<{documentId: string}>;
  /** `{locale: '*'}` of a localised type. */
  readonly everywhere: Params;
}

const data = {title: 'Ebb', code: 'E1'};
const addLocale = {locale: 'fr', data: {title: 'Jusant', code: 'E1'}};

/** The call of each row, by the text of its first cell. The first function brings the document there; what it fires is not counted. */
const rows: Record<string, (calls: Calls) => [before: () => Promise<Params>, action: string, params?: Params]> =
  (() => {
    const created = async ({call}: Calls) => ({documentId: (await call('create', {data})).documentId});
    const inAllLocales = async (calls: Calls) => {
      const document = await created(calls);
      if (calls.everywhere.locale) await calls.call('update', {...document, ...addLocale});
      return document;
    };
    const published = async (calls: Calls) => {
      const document = await inAllLocales(calls);
      await calls.call('publish', {...document, ...calls.everywhere});
      return document;
    };
    const nothing = async () => ({});
    return {
      '`create`': () => [nothing, 'create', {data}],
      '`update` that adds a locale': (calls) => [() => created(calls), 'update', addLocale],
      '`update`': (calls) => [() => inAllLocales(calls), 'update', {data: {title: 'Flood'}}],
      'first `publish`': (calls) => [() => inAllLocales(calls), 'publish', calls.everywhere],
      '`publish` again': (calls) => [() => published(calls), 'publish', calls.everywhere],
      '`discardDraft`': (calls) => [() => published(calls), 'discardDraft', calls.everywhere],
      '`unpublish`': (calls) => [() => published(calls), 'unpublish', calls.everywhere],
      '`delete`': (calls) => [() => inAllLocales(calls), 'delete', calls.everywhere],
      '`delete`, draft and published version': (calls) => [() => published(calls), 'delete', calls.everywhere],
      "`create`, `status: 'published'`": () => [nothing, 'create', {data, status: 'published'}],
      "`update` of a published entry, `status: 'published'`": (calls) => [
        () => published(calls),
        'update',
        {data, status: 'published'},
      ],
      '`discardDraft`, never published': (calls) => [() => inAllLocales(calls), 'discardDraft', calls.everywhere],
    };
  })();

/** The cells of a table of the page, without its head. */
const tableAfter = (text: string, heading: string): string[][] => {
  const [, table = ''] = /\n\n(\|[\s\S]*?)\n\n/.exec(text.slice(text.indexOf(`\n${heading}\n`))) ?? [];
  const lines = table.split('\n').slice(2);
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

/** `Create ×2, Delete`, as the cells say it. */
const count = (names: readonly string[]): string => {
  const unique = [...new Set(names)].sort();
  const times = (name: string) => names.filter((it) => it === name).length;
  return unique.map((name) => (times(name) === 1 ? name : `${name} ×${times(name)}`)).join(', ') || '—';
};

/** Makes a call and returns what the plugin printed about it, once nothing more comes. */
const createWatch = (log: () => string) => {
  const lines = (uid: string) =>
    [...log().matchAll(/what-fires (\S+) (\S+) (\S+)/g)]
      .filter((line) => line[3] === uid)
      .map(([, way, name]) => ({way, name: name!}));
  const quiet = async (uid: string) => {
    for (let before = -1; before !== lines(uid).length; ) {
      before = lines(uid).length;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    return lines(uid);
  };
  return async (uid: string, run: () => Promise<unknown>) => {
    const {length} = await quiet(uid);
    await run();
    return (await quiet(uid)).slice(length);
  };
};

test('each call fires what the tables of the page say', async ({api, admin, log, guide}) => {
  const watch = createWatch(log);
  const page = fs.readFileSync(pathsOf(guide.slug).page, 'utf8');
  await admin.post('/i18n/locales', {code: 'fr', name: 'French (fr)', isDefault: false});

  for (const [heading, type] of [
    ['With draft and publish:', 'fires-draft'],
    ['Without draft and publish:', 'fires-plain'],
  ] as const) {
    const table = tableAfter(page, heading);
    expect(table.length).toBeGreaterThan(4);
    for (const [name = '', ...cells] of table) {
      for (const [index, isLocalised] of [false, true].entries()) {
        const [hooks, events] = cells.slice(index * 2);
        if (name.includes('adds a locale') && !isLocalised) continue;
        const id = isLocalised ? `${type}-locale` : type;
        const uid = `api::${id}.${id}`;
        const call = async (action: string, params: Params) => {
          const {status, body} = await api.post('/api/fires-calls', {uid, action, params});
          expect(status, `${name}: ${JSON.stringify(body)}`).toBe(200);
          return body;
        };
        const row = rows[name];
        if (!row) throw new Error(`The check has no call for the row ${name}`);
        const calls: Calls = {call, everywhere: isLocalised ? {locale: '*'} : {}};
        const [before, action, params] = row(calls);
        const document = await before();
        const fired = await watch(uid, () => call(action, {...document, ...params}));
        const of = (way: string) => fired.filter((line) => line.way === way).map((line) => line.name);
        const hooksOf = (time: string) =>
          of('hook').flatMap((hook) => (hook.startsWith(time) ? [hook.slice(time.length)] : []));
        const seen = {
          middleware: of('middleware'),
          before: count(hooksOf('before')),
          after: count(hooksOf('after')),
          events: count(of('event').map((event) => `\`${event}\``)),
        };
        expect(seen, `${uid}, ${name}`).toEqual({middleware: [action], before: hooks, after: hooks, events});
      }
    }
  }
});

test('the button Publish makes two calls, and their events come last', async ({admin, log, guide}) => {
  const watch = createWatch(log);
  const uid = 'api::fires-draft.fires-draft';
  const path = `/content-manager/collection-types/${uid}`;
  const {body} = await admin.post(path, data);
  const publish = `${path}/${body.data.documentId}/actions/publish`;
  const expected = (await admin.post(publish, data)).status;
  expect(expected).toBe(200);

  const fired = await watch(uid, () => admin.post(publish, data));
  const names = fired.map(({way, name}) => `what-fires ${way} ${name} ${uid}`);
  expect(names.slice(0, 3)).toEqual(
    ['middleware update', 'hook beforeUpdate', 'hook afterUpdate'].map((it) => `what-fires ${it} ${uid}`),
  );
  expect(names).toContain(`what-fires event entry.update ${uid}`);

  // The rest is the output at the beginning of the page.
  const [, output = ''] = /```text\n([\s\S]*?)```/.exec(fs.readFileSync(pathsOf(guide.slug).page, 'utf8')) ?? [];
  expect(names.slice(3).filter((line) => !line.includes('entry.update'))).toEqual(output.trim().split('\n'));
});
