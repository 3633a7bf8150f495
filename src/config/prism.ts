import type {PrismTheme} from 'prism-react-renderer';

/** Colours of the parts of code, in light and in dark mode. Every one has a contrast of at least 4.5:1 on its background. */
const COLOURS: readonly (readonly [types: string[], ...colours: [string, string]])[] = [
  [['comment', 'prolog', 'doctype', 'cdata'], '#5f6180', '#a3a5c2'],
  [['keyword', 'operator', 'atrule', 'selector', 'important'], '#8a1f7a', '#e5a3ec'],
  [['string', 'char', 'attr-value', 'inserted', 'template-string'], '#186138', '#9fd6a5'],
  [['function', 'property', 'attr-name', 'key'], '#1c4ea8', '#9cc4ff'],
  [['class-name', 'maybe-class-name', 'tag', 'builtin', 'namespace'], '#7a4100', '#f0c77e'],
  [['number', 'boolean', 'constant', 'symbol', 'regex', 'deleted'], '#a1260d', '#ffab9c'],
];

const theme = (mode: 0 | 1, color: string, backgroundColor: string): PrismTheme => ({
  plain: {color, backgroundColor},
  styles: COLOURS.map(([types, ...colours]) => ({
    types,
    style: {color: colours[mode], ...(types[0] === 'comment' && {fontStyle: 'italic'})},
  })),
});

export const prism = {
  theme: theme(0, '#24243a', '#f6f6fb'),
  darkTheme: theme(1, '#e6e6f2', '#1d1d2b'),
  additionalLanguages: ['bash', 'diff', 'json', 'sql', 'http'],
};
