import type {PrismTheme} from 'prism-react-renderer';

const declarations = (style: object) =>
  Object.entries(style)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

const rules = (scope: string, {plain, styles}: PrismTheme) => [
  `${scope} .theme-code-block{--code-background:${plain.backgroundColor};--code-color:${plain.color}}`,
  ...styles.map(
    ({types, style}) => `${types.map((type) => `${scope} .token.${type}`).join(',')}{${declarations(style)}}`,
  ),
];

/** The style sheet of a code theme for each colour mode, for code that was highlighted with `span.token.*`. */
export const themeCss = (light: PrismTheme, dark: PrismTheme): string =>
  [...rules('html', light), ...rules("html[data-theme='dark']", dark)].join('\n');
