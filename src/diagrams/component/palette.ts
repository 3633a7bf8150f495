import type {MermaidConfig} from 'mermaid';

const config = (darkMode: boolean, [surface, tint, border, text, line]: readonly string[]): MermaidConfig => ({
  startOnLoad: false,
  theme: 'base',
  fontFamily: 'inherit',
  themeVariables: {
    darkMode,
    fontFamily: 'inherit',
    fontSize: '15px',
    background: surface,
    primaryColor: tint,
    primaryTextColor: text,
    primaryBorderColor: border,
    secondaryColor: surface,
    secondaryTextColor: text,
    secondaryBorderColor: border,
    tertiaryColor: surface,
    tertiaryTextColor: text,
    tertiaryBorderColor: border,
    lineColor: line,
    textColor: text,
    noteBkgColor: surface,
    noteTextColor: text,
    noteBorderColor: line,
    edgeLabelBackground: surface,
  },
});

/** The site's colours for diagrams. Mermaid computes shades from them, so that they cannot be the tokens of the CSS. */
export const palette = {
  light: config(false, ['#ffffff', '#efedfc', '#8a82d6', '#24243a', '#55556e']),
  dark: config(true, ['#181822', '#262342', '#7d74c9', '#e3e3ee', '#b5b5cc']),
};
