import { openFont, runsOf } from '../fonts/index.ts';

/** In an em of each font. */
export const UNITS = 1000;

export interface Line {
  /** The data of one SVG path in units of the font, with y upwards. */
  readonly path: string;
  /** In units of the font. */
  readonly width: number;
}

/** Draws a readable text as shapes, so that no font has to be installed where it is shown. */
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
