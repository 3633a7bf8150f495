import type {PrismTheme} from 'prism-react-renderer';

/** Colours of the parts of code. Every one has a contrast of at least 4.5:1 on its background. */
type Palette = Record<'background' | 'plain' | 'comment' | 'keyword' | 'string' | 'name' | 'type' | 'number', string>;

const theme = ({background, plain, comment, keyword, string, name, type, number}: Palette): PrismTheme => ({
  plain: {color: plain, backgroundColor: background},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: comment, fontStyle: 'italic'}},
    {types: ['keyword', 'operator', 'atrule', 'selector', 'important'], style: {color: keyword}},
    {types: ['string', 'char', 'attr-value', 'inserted', 'template-string'], style: {color: string}},
    {types: ['function', 'property', 'attr-name', 'key'], style: {color: name}},
    {types: ['class-name', 'maybe-class-name', 'tag', 'builtin', 'namespace'], style: {color: type}},
    {types: ['number', 'boolean', 'constant', 'symbol', 'regex', 'deleted'], style: {color: number}},
  ],
});

export const prism = {
  theme: theme({
    background: '#f6f6fb',
    plain: '#24243a',
    comment: '#5f6180',
    keyword: '#8a1f7a',
    string: '#186138',
    name: '#1c4ea8',
    type: '#7a4100',
    number: '#a1260d',
  }),
  darkTheme: theme({
    background: '#1d1d2b',
    plain: '#e6e6f2',
    comment: '#a3a5c2',
    keyword: '#e5a3ec',
    string: '#9fd6a5',
    name: '#9cc4ff',
    type: '#f0c77e',
    number: '#ffab9c',
  }),
  additionalLanguages: ['bash', 'diff', 'json', 'sql', 'http'],
};
