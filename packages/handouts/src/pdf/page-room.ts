import type { Block, Entry, Page } from './page.ts';
import { type Face, heightOf, type Typesetter } from './type.ts';

/** US Letter, in points. */
export const sheet = { width: 612, height: 792, margin: 46 } as const;
export const INNER = sheet.width - 2 * sheet.margin;
export const PICTURE = 128;
export const GAP = 20;
export const QR = 92;
export const FOOT = sheet.height - sheet.margin - QR;
/** Bottom edge of the columns. */
const BOTTOM = FOOT - 16;
/** A page on which little is written is enlarged as a whole above its foot: the first of these at which everything fits. */
export const scales = [1.5, 1.35, 1.2, 1.1, 1] as const;

/** Widths in a column, in points: labels, labels in blocks that are kept, and the gap between a label and its text. */
const LABEL = 84;
const KEPT_LABEL = 44;
export const BESIDE = 8;
/** Points by which a label is lowered to the baseline of its larger text. */
export const LOWER = 1.75;
const UNDER_ENTRY = 4;
export const UNDER_BLOCK = 12;
export const TITLE = 19;

export const ink = '#1a1712';
const muted = '#5c554b';
export const faces = {
  kicker: { size: 11, weight: 600, color: ink },
  line: { size: 11, weight: 400, color: ink },
  saying: { size: 11, weight: 400, color: muted },
  title: { size: 12, weight: 800, color: ink },
  label: { size: 8, weight: 600, color: muted },
  text: { size: 10, weight: 400, color: ink },
  foot: { size: 11, weight: 600, color: ink },
  address: { size: 9, weight: 400, color: ink },
} as const satisfies Record<string, Face>;

/** The sheet above its foot, in points that are enlarged when drawn. */
export interface Room {
  readonly margin: number;
  readonly inner: number;
  readonly column: number;
  /** Bottom edge of the columns. */
  readonly bottom: number;
}

export const roomAt = (scale: number): Room => ({
  margin: sheet.margin / scale,
  inner: INNER / scale,
  column: (INNER / scale - GAP) / 2,
  bottom: BOTTOM / scale,
});

/** Measures texts for a room. */
export interface Measure {
  readonly type: Typesetter;
  readonly room: Room;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A wrapped text in its place. */
export interface PlacedText {
  /** The element as which screen readers announce it. */
  readonly tag: 'H1' | 'H2' | 'P';
  readonly lines: readonly string[];
  readonly face: Face;
  readonly x: number;
  readonly y: number;
}

interface Placed {
  readonly texts: readonly PlacedText[];
  /** The y below them. */
  readonly end: number;
}

export const endOf = ({ lines, face, y }: PlacedText): number => y + heightOf(lines, face);

export const placed = (
  type: Typesetter,
  tag: PlacedText['tag'],
  text: string,
  face: Face,
  { x, y, width }: Place,
): PlacedText => ({ tag, lines: type.wrap(text, face, width), face, x, y });

/** The width that the picture or the number of the jersey takes, which is none without either. */
const pictureWidth = (page: Page, hasPicture: boolean): number =>
  hasPicture || page.jersey !== '' ? PICTURE + GAP : 0;

/** Places the texts beside the picture. */
export const cardTexts = ({ type, room: { margin, inner } }: Measure, page: Page, hasPicture: boolean): Placed => {
  const pictured = pictureWidth(page, hasPicture);
  const x = margin + pictured;
  const width = inner - pictured;
  const fitted = type.fit(page.name, { weight: 800, color: ink }, { width, sizes: [34, 30, 26, 22, 18, 15], lines: 2 });
  const name: PlacedText = { tag: 'H1', ...fitted, x, y: margin };
  const texts = [name];
  let y = endOf(name) + 4;
  const add = (text: string, face: Face): number => {
    const next = placed(type, 'P', text, face, { x, y, width });
    texts.push(next);
    return endOf(next);
  };
  y = add(page.kicker, faces.kicker) + 2;
  for (const text of page.lines) y = add(text, faces.line) + 2;
  y += 4;
  y = add(page.saying, faces.saying);
  return { texts, end: Math.max(y, pictured === 0 ? 0 : margin + PICTURE) + 16 };
};

/** Places the best numbers side by side, if there are any. */
export const figureTexts = ({ type, room: { margin, inner } }: Measure, page: Page, top: number): Placed => {
  const { figures } = page;
  if (figures.length === 0) return { texts: [], end: top };
  const width = (inner - GAP * (figures.length - 1)) / figures.length;
  const title = placed(type, 'H2', page.figuresTitle, faces.title, { x: margin, y: top, width: inner });
  const columns = figures.map(({ label, text }, index) => {
    const x = margin + index * (width + GAP);
    const fitted = type.fit(text, { weight: 800, color: ink }, { width, sizes: [28, 24, 20, 16], lines: 1 });
    const value: PlacedText = { tag: 'P', ...fitted, x, y: endOf(title) };
    return { value, label: placed(type, 'P', label, faces.label, { x, y: endOf(value), width }) };
  });
  return {
    texts: [title, ...columns.flatMap(({ value, label }) => [value, label])],
    end: Math.max(...columns.map(({ label }) => endOf(label))) + 16,
  };
};

/** Wraps an entry's label and its text, which are drawn side by side. */
export const entryLines = ({ type, room }: Measure, { label, text }: Entry, labelWidth: number) => ({
  label: type.wrap(label, faces.label, labelWidth),
  text: text.split('\n').flatMap((each) => type.wrap(each, faces.text, room.column - labelWidth - BESIDE)),
});

/** Prose has no labels and takes the whole column. */
export const labelWidthOf = ({ isKept = false, entries }: Block): number => {
  if (entries.every(({ label }) => label === '')) return -BESIDE;
  return isKept ? KEPT_LABEL : LABEL;
};

export const entryHeight = (measure: Measure, entry: Entry, labelWidth: number): number => {
  const { label, text } = entryLines(measure, entry, labelWidth);
  return Math.max(LOWER + heightOf(label, faces.label), heightOf(text, faces.text)) + UNDER_ENTRY;
};

const blockHeight = (measure: Measure, block: Block, most: number): number =>
  block.entries
    .slice(0, most)
    .reduce((sum, entry) => sum + entryHeight(measure, entry, labelWidthOf(block)), TITLE + UNDER_BLOCK);

const everything = Number.POSITIVE_INFINITY;

/**
 * Height to reserve for the blocks that are kept: at most two thirds of the column, unless their first entries need
 * more.
 */
export const keptHeight = (measure: Measure, blocks: readonly Block[], room: number): number => {
  const kept = blocks.filter(({ isKept = false }) => isKept);
  const heightWith = (most: number) => kept.reduce((sum, block) => sum + blockHeight(measure, block, most), 0);
  return Math.max(heightWith(1), Math.min(heightWith(everything), (room * 2) / 3));
};

/** Returns where the columns begin, below the card and the best numbers. */
export const columnsTop = (measure: Measure, page: Page, hasPicture: boolean): number =>
  figureTexts(measure, page, cardTexts(measure, page, hasPicture).end).end + 4;

/** True if everything on the page fits above the foot. */
export const fits = (measure: Measure, page: Page, hasPicture: boolean): boolean => {
  const top = columnsTop(measure, page, hasPicture);
  return [page.left, page.right].every(
    (blocks) => blocks.reduce((y, block) => y + blockHeight(measure, block, everything), top) <= measure.room.bottom,
  );
};
