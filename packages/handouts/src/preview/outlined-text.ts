import { openFont, runsOf } from '../fonts/index.ts';

/** Units per em, the same in every font. */
export const UNITS = 1000;

export interface Line {
  /** SVG path data in font units, with y upwards. */
  readonly path: string;
  /** Width in font units. */
  readonly width: number;
}

/** Draws a readable text as shapes, so that the viewer needs no font. */
export const lineOf = (text: string): Line => {
  let width = 0;
  const shapes: string[] = [];
  for (const { font, text: part } of runsOf(text)) {
    const { glyphs, positions } = openFont(font, 800).layout(part);
    for (const [index, { path }] of glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      shapes.push(path.translate(width + xOffset, yOffset).toSVG());
      width += xAdvance;
    }
  }
  return { path: shapes.join(''), width };
};

/** Breaks between words. A word that is wider than `room` gets its own line. */
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

const widest = (lines: readonly Line[]): number => Math.max(...lines.map(({ width }) => width));

/** Breaks into as few lines as `wrap`, of even widths, so that no short word is left alone on the last line. */
export const wrapEvenly = (text: string, room: number): readonly Line[] => {
  const lines = wrap(text, room);
  const narrower = wrap(text, widest(lines) - 1);
  const isEvener = narrower.length === lines.length && widest(narrower) < widest(lines);
  return isEvener ? wrapEvenly(text, widest(narrower)) : lines;
};
