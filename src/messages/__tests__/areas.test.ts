import {expect, test} from 'vitest';
import {areasOf} from '..';

const page = (name: string, ...messages: string[]) => ({
  route: `/${name}`,
  title: name,
  sections: messages.length > 0 ? [{title: 'What goes wrong', hash: '#what-goes-wrong', messages}] : [],
});
const doc = (id: string) => ({type: 'doc' as const, id});
const category = (label: string, start: string, ...items: string[]) => ({
  type: 'category' as const,
  label,
  link: {type: 'doc' as const, id: start},
  items: [{type: 'category' as const, label: 'Inner', items: items.map(doc), collapsed: false, collapsible: true}],
  collapsed: false,
  collapsible: true,
});

test('messages are grouped by section and top-level entry of the sidebar, in its order; what has none is left out', () => {
  const pages = [page('b', 'B is wrong'), page('a', 'A is wrong'), page('quiet'), page('lone', 'It is wrong')];
  const map = new Map(pages.map((it) => [it.route.slice(1), it]));
  const labels = new Map([['lone', 'Docs']]);
  const link = {type: 'link' as const, href: '/guides/errors', label: 'Error messages'};
  const sidebar = [doc('quiet'), category('Parts', 'a', 'quiet', 'b'), link, doc('lone')];
  const areas = areasOf([
    {label: 'Docs', sidebar, labels, pages: map},
    {label: 'None', sidebar: [doc('quiet')], labels, pages: map},
  ]);
  expect(areas).toEqual([
    {
      id: 'docs',
      label: 'Docs',
      entries: [
        {id: 'parts', label: 'Parts', pages: [pages[1], pages[0]]},
        {id: 'docs-1', label: 'Docs', pages: [pages[3]]},
      ],
    },
  ]);
});
