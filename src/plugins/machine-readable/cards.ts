import type {Section} from '../../config/sections';
import {escapeMarkup} from '../../lib/markup';

/** Width and height of a card in pixels, as the services that show previews recommend. */
export const CARD_SIZE = [1200, 630] as const;

/** Where the card of a section is published; `site` is that of pages of no section. */
export const cardPath = (section: string): string => `/img/cards/${section}.png`;

/** Maximum length of a line of the purpose, in characters. */
const LINE_LENGTH = 44;

/** Colours of the site's logo and text. */
const COLOURS = {background: '#24243a', accent: '#ffd48a', mark: '#4a3fb8', text: '#ffffff', muted: '#d6d6ea'};

/** Breaks text into lines of at most `length` characters; a longer word gets its own line. */
export function wrapped(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A card as SVG: the site's mark and title, what it is about, and one sentence. */
export function cardSvg(siteTitle: string, {label, purpose}: Pick<Section, 'label' | 'purpose'>): string {
  const [width, height] = CARD_SIZE;
  const line = (text: string, y: number, size: number, fill: string, weight = 400) =>
    `<text x="90" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeMarkup(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans">
<rect width="${width}" height="${height}" fill="${COLOURS.background}"/>
<rect width="${width}" height="12" fill="${COLOURS.accent}"/>
<rect x="90" y="84" width="64" height="64" rx="17" fill="${COLOURS.mark}"/>
<path d="M107 104h17M107 116h30M107 128h22" stroke="${COLOURS.text}" stroke-width="6" stroke-linecap="round"/>
<text x="180" y="130" font-size="38" fill="${COLOURS.muted}">${escapeMarkup(siteTitle)}</text>
${line(label, 290, 84, COLOURS.text, 700)}
${wrapped(purpose, LINE_LENGTH)
  .map((text, i) => line(text, 380 + i * 54, 38, COLOURS.muted))
  .join('\n')}
</svg>`;
}

/**
 * A card as PNG. It uses the font of the `dejavu-fonts-ttf` package, so that the result does not depend on the machine.
 * resvg is a native library: only a build loads it.
 */
export async function renderCard(svg: string): Promise<Buffer> {
  const {Resvg} = await import('@resvg/resvg-js');
  const fontFiles = [
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ];
  return new Resvg(svg, {font: {fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans'}}).render().asPng();
}
