import { readable } from '../fonts/index.ts';
import { mark } from '../mark.ts';
import { type Line, lineOf, UNITS, wrap, wrapEvenly } from './outlined-text.ts';

/** Pixels of the picture. */
const WIDTH = 1200;
const HEIGHT = 630;

const LEFT = 72;
/** Right edge of the text and left edge of the drawing. */
const EDGE = 858;
const ROOM = EDGE - LEFT - 40;
const LAST_BASELINE = 524;
const LEADING = 1.12;
const MAX_LINES = 4;
/** Sizes to try; the first that fits is used. */
const SIZES = [76, 68, 60, 52, 44, 36];

/** Colors of the dark theme, copied because this package does not load it. */
const colors = { canvas: '#12110d', wall: '#3a322c', floor: '#1b1814', paper: '#f6f2ea', accent: '#ffd21a' };

const fits = (lines: readonly Line[], size: number): boolean =>
  lines.length <= MAX_LINES && lines.every(({ width }) => (width * size) / UNITS <= ROOM);

const drawn = ({ path }: Line, { x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) =>
  `<path fill="${colors.paper}" transform="translate(${x} ${y}) scale(${size / UNITS} ${-size / UNITS})" d="${path}"/>`;

const words = (title: string): readonly string[] => {
  const text = readable(title);
  const size = SIZES.find((one) => fits(wrap(text, (ROOM * UNITS) / one), one));
  if (size === undefined) throw new Error(`The title is too long for a picture: ${title}`);
  const lines = wrapEvenly(text, (ROOM * UNITS) / size);
  return lines.map((line, place) =>
    drawn(line, { x: LEFT, y: LAST_BASELINE - (lines.length - 1 - place) * size * LEADING, size }),
  );
};

/** The mark on a podium's wall. */
const emblem = [
  `<path fill="${colors.wall}" d="M0 0h342v242H0z"/>`,
  `<path fill="${colors.paper}" d="M0 242h342v12H0z"/>`,
  `<path fill="${colors.floor}" d="M0 254h342v376H0z"/>`,
  `<path fill="${colors.accent}" stroke="${colors.canvas}" stroke-width=".5" stroke-linejoin="round" transform="translate(27 136) scale(12)" d="${mark}"/>`,
].join('');

/** The title of a page beside a drawing, by default the mark. Throws if the title does not fit in four lines. */
export const previewSvg = (title: string, drawing = emblem): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${colors.canvas}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<svg x="${EDGE}" width="${WIDTH - EDGE}" height="${HEIGHT}">${drawing}</svg>`,
    `<rect fill="${colors.accent}" x="${LEFT}" y="64" width="60" height="60" rx="14"/>`,
    `<path fill="${colors.canvas}" transform="translate(${LEFT + 9} 72) scale(1.75)" d="${mark}"/>`,
    drawn(lineOf('Palmarès'), { x: LEFT + 80, y: 108, size: 40 }),
    ...words(title),
    `<path fill="${colors.accent}" d="M${LEFT} 566h96v8h-96z"/>`,
    '</svg>',
  ].join('');
