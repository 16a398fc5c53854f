import { mark } from '../mark.ts';
import { QUIET, qrCode } from '../qr/index.ts';
import type { Block, Entry, Page } from './page.ts';
import { type Doc, type Face, heightOf, type Typesetter, typesetter } from './type.ts';

/** US Letter, in points. */
const sheet = { width: 612, height: 792, margin: 46 } as const;
const INNER = sheet.width - 2 * sheet.margin;
const PICTURE = 128;
const GAP = 20;
/** A page on which little is written is enlarged as a whole above its foot: the first of these at which everything fits. */
const scales = [1.5, 1.35, 1.2, 1.1, 1] as const;
/** Widths in a column, in points: labels, labels in blocks that are kept, and the gap between a label and its text. */
const LABEL = 84;
const KEPT_LABEL = 44;
const BESIDE = 8;
const QR = 92;
const MARK = 16;
const UNDER_MARK = MARK + 6;
const FOOT = sheet.height - sheet.margin - QR;
/** Bottom edge of the columns. */
const BOTTOM = FOOT - 16;

/** Points by which a label is lowered to the baseline of its larger text. */
const LOWER = 1.75;
const UNDER_ENTRY = 4;
const UNDER_BLOCK = 12;
const TITLE = 19;

const ink = '#1a1712';
const muted = '#5c554b';
const line = '#cfc6b6';
const white = '#ffffff';
/** Team colors of the page's light theme; white text is readable on each. */
const cloth: Readonly<Record<Page['color'], string>> = {
  '': ink,
  red: '#b3161c',
  orange: '#b54a00',
  gold: '#8a6800',
  green: '#14683a',
  blue: '#1650b0',
  purple: '#6a2fb0',
};

const faces = {
  kicker: { size: 11, weight: 600, color: ink },
  line: { size: 11, weight: 400, color: ink },
  saying: { size: 11, weight: 400, color: muted },
  title: { size: 12, weight: 800, color: ink },
  label: { size: 8, weight: 600, color: muted },
  text: { size: 10, weight: 400, color: ink },
  foot: { size: 11, weight: 600, color: ink },
  address: { size: 9, weight: 400, color: ink },
} as const satisfies Record<string, Face>;

type Element = ReturnType<Doc['struct']>;

interface Canvas {
  readonly doc: Doc;
  readonly type: Typesetter;
  readonly root: Element;
  /** The sheet above its foot, in points that are enlarged when drawn. */
  readonly room: Room;
  /** True to measure without drawing. */
  readonly isDry?: boolean;
}

interface Room {
  readonly margin: number;
  readonly inner: number;
  readonly column: number;
  /** Bottom edge of the columns. */
  readonly bottom: number;
}

const roomAt = (scale: number): Room => ({
  margin: sheet.margin / scale,
  inner: INNER / scale,
  column: (INNER / scale - GAP) / 2,
  bottom: BOTTOM / scale,
});

/** Adds a tagged element, which screen readers announce. */
const tagged = ({ doc, root, isDry = false }: Canvas, tag: string, draw: () => void, alt?: string): void => {
  if (isDry) return;
  root.add(doc.struct(tag, alt === undefined ? {} : { alt }, [draw]));
};

/** Draws a decoration, which screen readers skip. */
const decorative = ({ doc, isDry = false }: Canvas, draw: () => void): void => {
  if (isDry) return;
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
};

const rule = (canvas: Canvas, x: number, y: number, width: number): void =>
  decorative(canvas, () => {
    canvas.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor(line)
      .stroke();
  });

/** Draws wrapped text and returns the y below it. */
const paragraph = (canvas: Canvas, tag: string, text: string, face: Face, { x, y, width }: Place): number => {
  const lines = canvas.type.wrap(text, face, width);
  if (lines.length > 0) tagged(canvas, tag, () => canvas.type.draw(lines, face, x, y));
  return y + heightOf(lines, face);
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Returns the width that the picture or the number of the jersey takes, which is none without either. */
const drawPicture = (canvas: Canvas, page: Page, picture: Buffer | undefined): number => {
  const { doc, type, room } = canvas;
  const { margin } = room;
  if (picture) {
    tagged(
      canvas,
      'Figure',
      () => doc.image(picture, margin, margin, { width: PICTURE, height: PICTURE }),
      page.pictureAlt,
    );
    return PICTURE + GAP;
  }
  if (page.jersey === '') return 0;
  decorative(canvas, () => {
    doc.rect(margin, margin, PICTURE, PICTURE).fill(cloth[page.color]);
  });
  const { face, lines } = type.fit(
    page.jersey,
    { weight: 800, color: white },
    { width: PICTURE - 16, sizes: [64, 48, 32], lines: 1 },
  );
  const [number = ''] = lines;
  const x = margin + (PICTURE - type.widthOf(number, face)) / 2;
  tagged(canvas, 'P', () => type.draw([number], face, x, margin + (PICTURE - face.size) / 2));
  return PICTURE + GAP;
};

const drawCard = (canvas: Canvas, page: Page, picture: Buffer | undefined): number => {
  const { margin, inner } = canvas.room;
  const pictured = drawPicture(canvas, page, picture);
  const x = margin + pictured;
  const width = inner - pictured;
  let y = margin;
  const name = canvas.type.fit(
    page.name,
    { weight: 800, color: ink },
    { width, sizes: [34, 30, 26, 22, 18, 15], lines: 2 },
  );
  tagged(canvas, 'H1', () => canvas.type.draw(name.lines, name.face, x, y));
  y += heightOf(name.lines, name.face) + 4;
  y = paragraph(canvas, 'P', page.kicker, faces.kicker, { x, y, width }) + 2;
  for (const text of page.lines) y = paragraph(canvas, 'P', text, faces.line, { x, y, width }) + 2;
  y = paragraph(canvas, 'P', page.saying, faces.saying, { x, y: y + 4, width });
  return Math.max(y, pictured === 0 ? 0 : margin + PICTURE) + 16;
};

const drawFigures = (canvas: Canvas, page: Page, top: number): number => {
  const { figures } = page;
  if (figures.length === 0) return top;
  const { margin, inner } = canvas.room;
  const width = (inner - GAP * (figures.length - 1)) / figures.length;
  rule(canvas, margin, top - 6, inner);
  const y = paragraph(canvas, 'H2', page.figuresTitle, faces.title, { x: margin, y: top, width: inner });
  const ends = figures.map(({ label, text }, index) => {
    const x = margin + index * (width + GAP);
    const value = canvas.type.fit(text, { weight: 800, color: ink }, { width, sizes: [28, 24, 20, 16], lines: 1 });
    tagged(canvas, 'P', () => canvas.type.draw(value.lines, value.face, x, y));
    return paragraph(canvas, 'P', label, faces.label, { x, y: y + heightOf(value.lines, value.face), width });
  });
  return Math.max(...ends) + 16;
};

/** Wraps an entry's label and its text, which are drawn side by side. */
const entryLines = ({ type, room }: Canvas, { label, text }: Entry, labelWidth: number) => ({
  label: type.wrap(label, faces.label, labelWidth),
  text: text.split('\n').flatMap((each) => type.wrap(each, faces.text, room.column - labelWidth - BESIDE)),
});

/** Prose has no labels and takes the whole column. */
const labelWidthOf = ({ isKept = false, entries }: Block): number => {
  if (entries.every(({ label }) => label === '')) return -BESIDE;
  return isKept ? KEPT_LABEL : LABEL;
};

const entryHeight = (canvas: Canvas, entry: Entry, labelWidth: number): number => {
  const { label, text } = entryLines(canvas, entry, labelWidth);
  return Math.max(LOWER + heightOf(label, faces.label), heightOf(text, faces.text)) + UNDER_ENTRY;
};

const drawEntry = (canvas: Canvas, entry: Entry, labelWidth: number, { x, y }: { x: number; y: number }): void => {
  const { label, text } = entryLines(canvas, entry, labelWidth);
  tagged(canvas, 'P', () => canvas.type.draw(label, faces.label, x, y + LOWER));
  tagged(canvas, 'P', () => canvas.type.draw(text, faces.text, x + labelWidth + BESIDE, y));
};

const blockHeight = (canvas: Canvas, block: Block, most: number): number =>
  block.entries
    .slice(0, most)
    .reduce((sum, entry) => sum + entryHeight(canvas, entry, labelWidthOf(block)), TITLE + UNDER_BLOCK);

/** Draws the entries that fit above `bottom`, each whole and in order, and returns where the next block begins. */
const drawBlock = (canvas: Canvas, block: Block, x: number, top: number, bottom: number): number => {
  const { title, entries } = block;
  const labelWidth = labelWidthOf(block);
  const [first] = entries;
  if (!first || top + TITLE + entryHeight(canvas, first, labelWidth) > bottom) return top;
  rule(canvas, x, top - 4, canvas.room.column);
  let y = paragraph(canvas, 'H2', title, faces.title, { x, y: top, width: canvas.room.column }) + 4;
  for (const entry of entries) {
    const end = y + entryHeight(canvas, entry, labelWidth);
    if (end > bottom) break;
    drawEntry(canvas, entry, labelWidth, { x, y });
    y = end;
  }
  return y + UNDER_BLOCK;
};

/**
 * Height to reserve for the blocks that are kept: at most two thirds of the column, unless their first entries need
 * more.
 */
const keptHeight = (canvas: Canvas, blocks: readonly Block[], room: number): number => {
  const kept = blocks.filter(({ isKept = false }) => isKept);
  const heightWith = (most: number) => kept.reduce((sum, block) => sum + blockHeight(canvas, block, most), 0);
  return Math.max(heightWith(1), Math.min(heightWith(everything), (room * 2) / 3));
};

const drawColumn = (canvas: Canvas, blocks: readonly Block[], x: number, top: number): void => {
  const { bottom } = canvas.room;
  const aboveKept = bottom - keptHeight(canvas, blocks, bottom - top);
  let y = top;
  for (const block of blocks) y = drawBlock(canvas, block, x, y, block.isKept ? bottom : aboveKept);
};

interface Linked {
  readonly address: string;
  readonly text: string;
  readonly qrAlt: string;
}

/** Draws a QR code with the address that it stands for beside it. */
const drawLinked = (canvas: Canvas, { address, text, qrAlt }: Linked, left: number, width: number): void => {
  const { doc } = canvas;
  const { modules, path } = qrCode(address);
  const quiet = (QUIET / modules) * QR;
  tagged(
    canvas,
    'Figure',
    () => {
      doc
        .save()
        .translate(left - quiet, FOOT - quiet)
        .scale(QR / modules);
      doc.path(path).fill('#000000');
      doc.restore();
    },
    qrAlt,
  );
  const place = { x: left + QR + 4, width: width - QR - 4 };
  const y = paragraph(canvas, 'P', text, faces.foot, { ...place, y: FOOT + UNDER_MARK }) + 4;
  const end = paragraph(canvas, 'P', address, faces.address, { ...place, y });
  doc.link(place.x, y, place.width, end - y, address);
};

const drawFoot = (canvas: Canvas, page: Page, address: string): void => {
  const { doc } = canvas;
  const { margin } = sheet;
  const { film } = page;
  rule(canvas, margin, FOOT - 8, INNER);
  decorative(canvas, () => {
    doc
      .save()
      .translate(margin + QR + 4, FOOT)
      .scale(MARK / 24);
    doc.path(mark).fill(ink);
    doc.restore();
  });
  const portfolio = { address, text: page.addressText, qrAlt: page.qrAlt };
  const { column } = canvas.room;
  drawLinked(canvas, portfolio, margin, film ? column : INNER);
  if (film) drawLinked(canvas, film, margin + column + GAP, column);
};

/** Draws the card and the best numbers, and returns where the columns begin. */
const drawTop = (canvas: Canvas, page: Page, picture: Buffer | undefined): number =>
  drawFigures(canvas, page, drawCard(canvas, page, picture)) + 4;

const everything = Number.POSITIVE_INFINITY;

const fits = (canvas: Canvas, page: Page, picture: Buffer | undefined): boolean => {
  const top = drawTop({ ...canvas, isDry: true }, page, picture);
  return [page.left, page.right].every(
    (blocks) => blocks.reduce((y, block) => y + blockHeight(canvas, block, everything), top) <= canvas.room.bottom,
  );
};

/** Draws one sheet: the athlete's card, the best numbers, two columns of what fits, and the address of the rest. */
export const drawPage = (
  doc: Doc,
  page: Page,
  { address, picture }: { address: string; picture?: Buffer | undefined },
) => {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const whole: Canvas = { doc, root, type: typesetter(doc), room: roomAt(1) };
  const scale = scales.find((each) => fits({ ...whole, room: roomAt(each) }, page, picture)) ?? 1;
  const canvas = { ...whole, room: roomAt(scale) };
  doc.save().scale(scale);
  const top = drawTop(canvas, page, picture);
  drawColumn(canvas, page.left, canvas.room.margin, top);
  drawColumn(canvas, page.right, canvas.room.margin + canvas.room.column + GAP, top);
  doc.restore();
  drawFoot(whole, page, address);
  root.end();
};
