/**
 * Capitals and digits of straight cuts, on a grid 6 high, because a machine that draws need not have any font. Each has
 * its width and its lines.
 */
const glyphs: Readonly<Record<string, readonly [width: number, lines: string]>> = {
  A: [4, 'M0 6V2L2 0L4 2V6M0 4H4'],
  B: [4, 'M0 3H3L4 2V1L3 0H0V6H3L4 5V4L3 3'],
  C: [4, 'M4 1L3 0H1L0 1V5L1 6H3L4 5'],
  D: [4, 'M0 0H3L4 1V5L3 6H0Z'],
  E: [3.5, 'M3.5 0H0V6H3.5M0 3H3'],
  F: [3.5, 'M3.5 0H0V6M0 3H3'],
  G: [4, 'M4 1L3 0H1L0 1V5L1 6H3L4 5V3H2.5'],
  H: [4, 'M0 0V6M4 0V6M0 3H4'],
  I: [0, 'M0 0V6'],
  J: [3.5, 'M3.5 0V5L2.5 6H1L0 5'],
  K: [4, 'M0 0V6M4 0L0 4M1.5 2.5L4 6'],
  L: [3.5, 'M0 0V6H3.5'],
  M: [5, 'M0 6V0L2.5 3L5 0V6'],
  N: [4, 'M0 6V0L4 6V0'],
  O: [4, 'M1 0H3L4 1V5L3 6H1L0 5V1Z'],
  P: [4, 'M0 6V0H3L4 1V2L3 3H0'],
  Q: [4, 'M1 0H3L4 1V5L3 6H1L0 5V1ZM2.5 4.5L4.5 6.5'],
  R: [4, 'M0 6V0H3L4 1V2L3 3H0M2 3L4 6'],
  S: [4, 'M4 1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [4, 'M0 0V5L1 6H3L4 5V0'],
  V: [4, 'M0 0L2 6L4 0'],
  W: [6, 'M0 0L1.5 6L3 1.5L4.5 6L6 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 3L4 0M2 3V6'],
  Z: [4, 'M0 0H4L0 6H4'],
  0: [4, 'M1 0H3L4 1V5L3 6H1L0 5V1Z'],
  1: [1.5, 'M0 1L1.5 0V6'],
  2: [4, 'M0 1L1 0H3L4 1V2L0 6H4'],
  3: [4, 'M0 1L1 0H3L4 1V2L3 3H1.5M3 3L4 4V5L3 6H1L0 5'],
  4: [4, 'M3 6V0L0 4H4'],
  5: [4, 'M4 0H0V2.5H3L4 3.5V5L3 6H0'],
  6: [4, 'M4 1L3 0H1L0 1V5L1 6H3L4 5V4L3 3H0'],
  7: [4, 'M0 0H4L1.5 6'],
  8: [4, 'M1 3L0 2V1L1 0H3L4 1V2L3 3H1L0 4V5L1 6H3L4 5V4L3 3'],
  9: [4, 'M0 5L1 6H3L4 5V1L3 0H1L0 1V2L1 3H4'],
  '-': [2, 'M0 3H2'],
  '–': [3, 'M0 3H3'],
  ',': [0.5, 'M0.5 5.5V6L0 7'],
  '’': [0.5, 'M0.5 -0.5V0L0 1'],
  ' ': [1.5, ''],
};

/** Drawn above the letter before it. */
const accents: Readonly<Record<string, string>> = {
  '\u0300': 'M1 -2.2L2.5 -1.2',
  '\u0301': 'M1.5 -1.2L3 -2.2',
  '\u0302': 'M1 -1.2L2 -2.2L3 -1.2',
};

const SPACE = 1.6;

interface Line {
  /** In capitals; throws on a character without a drawing. */
  readonly text: string;
  /** The middle of the line, and the top of its letters. */
  readonly x: number;
  readonly y: number;
  /** The height of its letters. */
  readonly height: number;
  /** The width of the lines, on the grid of a letter. */
  readonly weight: number;
}

/** A centred line of text, as lines of SVG that the given ink draws. */
export const lettering = (ink: string, { text, x, y, height, weight }: Line): string => {
  const drawn: string[] = [];
  let at = 0;
  let last = 0;
  for (const character of text.normalize('NFD')) {
    const accent = accents[character];
    const [width, lines] = accent === undefined ? (glyphs[character] ?? []) : [0, accent];
    if (width === undefined) throw new Error(`No drawing of ${JSON.stringify(character)}`);
    drawn.push(`<path transform="translate(${accent === undefined ? at : last} 0)" d="${lines}"/>`);
    if (accent !== undefined) continue;
    last = at;
    at += width + SPACE;
  }
  const scale = height / 6;
  const left = x - ((at - SPACE) * scale) / 2;
  return `<g ${ink} stroke-width="${weight}" stroke-linejoin="bevel" transform="translate(${left} ${y}) scale(${scale})">${drawn.join('')}</g>`;
};
