import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { fontFile, runsOf, type Subset } from '../fonts.ts';

/** Archivo's units in an em. */
export const UNITS = 1000;

export interface Line {
  /** The data of one SVG path in units of the font, with y upwards. */
  readonly path: string;
  /** In units of the font. */
  readonly width: number;
}

const fonts = new Map<Subset, Font>();

const fontOf = (subset: Subset): Font => {
  const known = fonts.get(subset);
  if (known) return known;
  const font = create(readFileSync(fontFile(subset, 800)));
  if (!('layout' in font)) throw new Error(`${fontFile(subset, 800)} is no single font`);
  fonts.set(subset, font);
  return font;
};

/** Draws a readable text as shapes, so that no font has to be installed where it is shown. */
export const lineOf = (text: string): Line => {
  let width = 0;
  const shapes: string[] = [];
  for (const { subset, text: part } of runsOf(text)) {
    const { glyphs, positions } = fontOf(subset).layout(part);
    for (const [index, { path }] of glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      shapes.push(path.translate(width + xOffset, yOffset).toSVG());
      width += xAdvance;
    }
  }
  return { path: shapes.join(''), width };
};

/** Breaks between words. A word that is wider than the room has a line of its own. */
export const wrap = (text: string, room: number): readonly Line[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && lineOf(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(lineOf);
};
