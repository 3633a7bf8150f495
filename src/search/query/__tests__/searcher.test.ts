import {describe, expect, test} from 'vitest';
import {DEFAULT_RANKING} from '../../ranking';
import {createSearcher} from '../searcher';
import {find, indexOf} from './fixture';

const filler = (words: string, count: number) => Array.from({length: count}, (_, i) => ({title: `${words} ${i}`}));

describe('the order of the results', () => {
  test('puts a match in the title before one in the tags, and that before one in the content', () => {
    const documents = [
      {title: 'One', content: 'about migration and migration, and once more migration'},
      {title: 'Two', tags: ['migration'], content: 'nothing of it'},
      {title: 'Migration of three', content: 'nothing of it'},
    ];
    expect(find('migration', documents)).toEqual(['Migration of three', 'Two', 'One']);
  });

  test('leaves parent categories out at depth 0, and weighs them between tags and content above it', () => {
    const documents = [
      {title: 'Content', content: 'database words'},
      {title: 'Category', sidebarParentCategories: ['Database'], content: 'other words'},
    ];
    expect(find('database', documents)).toEqual(['Content']);
    const ranking = {...DEFAULT_RANKING, parentCategoriesDepth: 1};
    const {hits} = createSearcher([indexOf(documents, {depth: 1})], ranking).search('database');
    expect(hits.map(({document}) => document.title)).toEqual(['Category', 'Content']);
  });

  test('puts a page whose title is the query first, whichever index it is in', () => {
    const many = indexOf([
      {title: 'AdminRole list and AdminRole form', content: 'AdminRole AdminRole AdminRole'},
      ...filler('AdminRole', 10),
    ]);
    const one = indexOf([{title: 'AdminRole'}], {tag: 'docs-exports-current'});
    for (const files of [
      [many, one],
      [one, many],
    ]) {
      const [first] = createSearcher(files).search('AdminRole').hits;
      expect([first!.document.title, first!.tag]).toEqual(['AdminRole', 'docs-exports-current']);
    }
  });

  test('scores equal matches of different indexes equally', () => {
    const files = ['a', 'b'].map((tag, i) =>
      indexOf([{title: 'Stage', content: 'workflow'}, ...filler('Other', 3 + i * 40)], {tag}),
    );
    const [first, second] = createSearcher(files).search('workflow').hits;
    expect(first!.score).toBeCloseTo(second!.score);
  });

  test('is from the highest score to the lowest, and for equal scores that of the documents, every time', () => {
    const searcher = createSearcher([indexOf([...filler('Transfer engine', 20), ...filler('Same', 6)])]);
    const {hits} = searcher.search('transfer engine', {limit: 20});
    const scores = hits.map(({score}) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(hits.map(({document}) => document.id)).toEqual(hits.map((_, i) => i));
    expect(searcher.search('transfer engine', {limit: 20}).hits).toEqual(hits);
  });
});

describe('a question', () => {
  test('prefers a section that has all of its words to one that repeats a word', () => {
    const documents = [
      {title: 'Locks', content: 'release release release release release release release'},
      {title: 'Dates', content: 'a release is locked, and then published'},
    ];
    expect(find('when is a release locked and published', documents)[0]).toBe('Dates');
  });

  test('prefers a section whose page is about it, in whatever sections the words are', () => {
    const section = (page: string, title: string, content: string) => ({
      ...{pageTitle: page, title, content, sectionRoute: `/${page.toLowerCase()}#${title.toLowerCase()}`},
    });
    const documents = [
      section('Other', 'One', 'the archive has a key'),
      section('Encryption', 'Two', 'encryption of archives'),
      section('Encryption', 'Three', 'the archive has a key'),
      {title: 'Elsewhere', content: 'encryption'},
    ];
    const found = find('which key of encryption has the archive', documents);
    expect(found.filter((title) => title === 'One' || title === 'Three')).toEqual(['Three', 'One']);
  });

  test('leads to several pages, not to the sections of one', () => {
    const documents = [
      ...Array.from({length: 9}, (_, i) => ({title: `Part ${i}`, content: 'stage order', sectionRoute: `/a#${i}`})),
      {title: 'Another', content: 'stage order and more', sectionRoute: '/b'},
    ];
    expect(find('stage order', documents)).toContain('Another');
  });

  test('is not narrowed by quotation marks of a text', () => {
    const documents = [
      {title: 'Hooks', content: 'useFetchClient sends requests from components'},
      {title: 'Plugins', content: 'the package "helper plugin" is gone'},
    ];
    expect(find('why does useFetchClient of "helper plugin" send no requests from my components', documents)).toContain(
      'Hooks',
    );
  });
});

describe('the number of results', () => {
  const files = ['a', 'b', 'c'].map((tag) => indexOf(filler('Relation', 5), {tag}));

  test('is 8 at most, over all indexes together', () => {
    const {hits, total, totals} = createSearcher(files).search('relation');
    expect([hits.length, total, totals]).toEqual([8, 15, {a: 5, b: 5, c: 5}]);
  });

  test('is what is asked for, and of the section that is asked for', () => {
    const {hits, total, totals} = createSearcher(files).search('relation', {limit: 4, tag: 'b'});
    expect(hits.map(({tag}) => tag)).toEqual(['b', 'b', 'b', 'b']);
    expect([total, totals]).toEqual([5, {a: 5, b: 5, c: 5}]);
  });
});

describe('an index without its texts', () => {
  const whole = ['a', 'b'].map((tag) =>
    indexOf(
      [
        {title: 'Streams', content: 'the lifecycle of a stream'},
        {title: 'Transfer', content: 'about the stream lifecycle of a transfer'},
      ],
      {tag},
    ),
  );
  const part = () => whole.map(({tag, file}) => ({tag, file: {index: file.index}}));

  test('is searched, and its results say all but the text', () => {
    const [first] = createSearcher(part()).search('transfer').hits;
    expect(first).toMatchObject({tag: 'a', document: {title: 'Transfer', sectionRoute: '/a/page-1'}});
    expect(first!.document.content).toBeUndefined();
  });

  test('finds no phrases until the texts are there', () => {
    const searcher = createSearcher(part());
    expect(searcher.search('"stream lifecycle"').hits).toEqual([]);
    searcher.complete('b', whole[1]!.file.documents);
    expect(searcher.search('"stream lifecycle"').hits.map(({tag}) => tag)).toEqual(['b']);
  });

  test.each(['transfer', 'stream lifecycle', '"stream lifecycle"', 'strem', 'b'])(
    'gives the same results for %s as the whole file once its texts are there',
    (query) => {
      const searcher = createSearcher(part());
      searcher.search(query);
      for (const {tag, file} of whole) searcher.complete(tag, file.documents);
      expect(searcher.search(query)).toEqual(createSearcher(whole).search(query));
    },
  );

  test('gives the same results once its texts are there, though documents were read ahead without them', () => {
    const searcher = createSearcher(part());
    const readAll = () => searcher.dictionary.documents.forEach((_, i) => searcher.readAhead(i));
    readAll();
    for (const {tag, file} of whole) searcher.complete(tag, file.documents);
    readAll();
    const query = 'the lifecycle of a stream';
    expect(searcher.search(query)).toEqual(createSearcher(whole).search(query));
  });
});

describe('a word', () => {
  const documents = [
    {title: 'Contributing', content: 'to contribute'},
    {title: 'useDocumentActions', content: 'unstable_useDocument'},
    {title: 'Content-type builder', content: 'edits schemas'},
  ];

  test.each([
    ['exactly', 'contributing', 'Contributing'],
    ['by its beginning', 'contr', 'Contributing'],
    ['by its beginning, however short', 'c', 'Contributing'],
    ['in another form', 'contributed', 'Contributing'],
    ['in capitals', 'CONTRIBUTING', 'Contributing'],
    ['around a hyphen', 'content-type', 'Content-type builder'],
    ['without its hyphen', 'content type', 'Content-type builder'],
    ['as parts of an identifier', 'documentActions', 'useDocumentActions'],
    ['as parts of an identifier, apart', 'use document', 'useDocumentActions'],
    ['inside an identifier, in lower case', 'documentactions', 'useDocumentActions'],
    ['behind an underscore', 'useDocument', 'useDocumentActions'],
  ])('is found %s', (_how, query, title) => {
    expect(find(query, documents)).toContain(title);
  });

  test('in quotation marks with others is found only where they stand together', () => {
    const pages = [
      {title: 'A', content: 'the stream lifecycle of a transfer'},
      {title: 'B', content: 'the lifecycle of a stream'},
    ];
    expect(find('"stream lifecycle"', pages)).toEqual(['A']);
    expect(find('stream lifecycle', pages)).toEqual(['A', 'B']);
  });

  test('that is a stop word counts only when there is no other', () => {
    const pages = [{title: 'What the engine does'}, {title: 'The transfer'}];
    expect(find('the transfer', pages)).toEqual(['The transfer']);
    expect(find('the', pages)).toHaveLength(2);
  });

  test('that is a function word or a number counts less than another word that is as rare', () => {
    for (const weak of ['between', 'another', 'through', '2024']) {
      const pages = [{title: 'Pages', content: weak}, {title: 'Links', content: 'folder'}, {title: 'Others'}];
      expect(find(`${weak} folder`, pages)).toEqual(['Links', 'Pages']);
    }
  });
});

describe('what a reader types', () => {
  const documents = [{title: 'Title of foo', content: 'a script'}];

  test.each('title: title:foo a^b foo~x + - * +foo -foo *foo* unknown:foo " "foo \\ ()'.split(' '))(
    '%s is text, not syntax',
    (query) => {
      expect(() => find(query, documents)).not.toThrow();
    },
  );

  test.each(['', ' ', '🚀', '…', '<>', '---'])('%j finds nothing', (query) => {
    expect(find(query, documents)).toEqual([]);
  });

  test('is found whatever stands around it', () => {
    for (const query of ['title:foo', '+foo', '(foo)', 'foo^2', 'foo*', '<script>']) {
      expect(find(query, documents)).toEqual(['Title of foo']);
    }
  });

  test('is searched up to 512 characters', () => {
    expect(find(`${'x'.repeat(508)} foo`, documents)).toEqual(['Title of foo']);
    expect(find(`${'x'.repeat(512)} foo`, documents)).toEqual([]);
  });
});

describe('a typo', () => {
  const searcher = createSearcher([
    indexOf([{title: 'Content manager'}, {title: 'useDocument'}, {title: 'Cheat sheet'}, {title: 'Transactions'}]),
  ]);
  const correct = (query: string) => searcher.search(query).corrected;

  test.each([
    ['conten manger', 'content manager'],
    ['trasnactions', 'transactions'],
    ['useDocumet', 'usedocument'],
    ['contentmanager', 'content manager'],
    ['cheatshet', 'cheat sheet'],
  ])('in %s is understood as %s', (query, meant) => {
    expect(correct(query)).toBe(meant);
    expect(searcher.search(query).hits.length).toBeGreaterThan(0);
  });

  test.each(['content', 'conten', 'manag', 'xyz', 'wxyzwxyz', 'cont'])('is not looked for in %s', (query) => {
    expect(correct(query)).toBeUndefined();
  });
});

test('a synonym is found, after a page that has the word itself in the same place', () => {
  const documents = [
    {title: 'Content-type builder', content: 'content type builder'},
    {title: 'CTB', content: 'the word itself'},
    {title: 'Something', content: 'else'},
  ];
  expect(find('CTB', documents)).toEqual(['CTB', 'Content-type builder']);
});

test('a synonym counts beside other words', () => {
  const documents = [
    {title: 'Migrations', content: 'a schema is saved'},
    {title: 'Where it is', content: 'the content type builder saves a schema'},
  ];
  expect(find('CTB schema', documents)).toEqual(['Where it is', 'Migrations']);
});

test('a name of version 4 leads to what took its place, before pages that mention it', () => {
  const documents = [
    {title: 'Transactions', content: 'the entityService opens one, too'},
    {title: 'Documents', content: 'the document service'},
  ];
  expect(find('entityService', documents)[0]).toBe('Documents');
});

describe('a long query', () => {
  const documents = [
    {title: 'Cron', content: 'Could not schedule a cron job for "<key>": no function found.'},
    {
      title: 'Jobs',
      content: 'A job, a job, a job: schedule cron jobs with a key and a function that is found in error logs',
    },
    {title: 'Times', content: '2026 11 22 09 12 33 node_modules core dist index js Object load'},
    {title: 'People', content: 'hello please help thanks anyone tried everything'},
  ];

  test.each([
    'Could not schedule a cron job for "nightly": no function found.',
    '[2026-11-22 09:12:33.114] error: Could not schedule a cron job for "x": no function found.',
    'TypeError: Could not schedule a cron job for "x"\n    at Object.load (/srv/node_modules/core/dist/index.js:12:17)',
    'Hello, please help, strapi v5.0.6: anyone tried cron? Could not schedule a cron job for "x", thanks',
  ])('that has a message in it finds the page that quotes it: %s', (query) => {
    expect(find(query, documents)[0]).toBe('Cron');
  });

  test('is found by the words around a value that no page has', () => {
    const pages = [
      {title: 'Migrations', content: 'the path of a migration'},
      {title: 'Errors', content: 'Migration … has no path'},
    ];
    expect(find('Migration brindlewick has no path', pages)[0]).toBe('Errors'); // cspell:disable-line
  });

  test('need not match in all its words', () => {
    expect(find('schedule quorvex zulmarin brindlewick pendrowe vashtolan nightly cron', documents)).toContain('Cron'); // cspell:disable-line
  });
});
