import { mark } from '../mark.ts';
import { QUIET, qrCode } from '../qr/index.ts';
import type { Block, Entry, Page } from './page.ts';
import {
  BESIDE,
  cardTexts,
  columnsTop,
  endOf,
  entryHeight,
  entryLines,
  FOOT,
  faces,
  figureTexts,
  fits,
  GAP,
  INNER,
  ink,
  keptHeight,
  LOWER,
  labelWidthOf,
  type Measure,
  PICTURE,
  type PlacedText,
  placed,
  QR,
  roomAt,
  scales,
  sheet,
  TITLE,
  UNDER_BLOCK,
} from './page-room.ts';
import { type Doc, typesetter } from './type.ts';

const MARK = 16;
const UNDER_MARK = MARK + 6;
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

type Element = ReturnType<Doc['struct']>;

interface Canvas extends Measure {
  readonly doc: Doc;
  readonly root: Element;
}

/** Adds a tagged element, which screen readers announce. */
const tagged = ({ doc, root }: Canvas, tag: string, draw: () => void, alt?: string): void => {
  root.add(doc.struct(tag, alt === undefined ? {} : { alt }, [draw]));
};

/** Draws a decoration, which screen readers skip. */
const decorative = ({ doc }: Canvas, draw: () => void): void => {
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

/** Draws a text, unless it is empty, and returns the y below it. */
const drawText = (canvas: Canvas, text: PlacedText): number => {
  const { tag, lines, face, x, y } = text;
  if (lines.length > 0) tagged(canvas, tag, () => canvas.type.draw(lines, face, x, y));
  return endOf(text);
};

const drawTexts = (canvas: Canvas, texts: readonly PlacedText[]): void => {
  for (const text of texts) drawText(canvas, text);
};

/** Draws the picture, or the number of the jersey in its place. */
const drawPicture = (canvas: Canvas, page: Page, picture: Buffer | undefined): void => {
  const { doc, type, room } = canvas;
  const { margin } = room;
  if (picture) {
    tagged(
      canvas,
      'Figure',
      () => doc.image(picture, margin, margin, { width: PICTURE, height: PICTURE }),
      page.pictureAlt,
    );
    return;
  }
  if (page.jersey === '') return;
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
};

/** Draws the card and the best numbers, and returns where the columns begin. */
const drawTop = (canvas: Canvas, page: Page, picture: Buffer | undefined): number => {
  const hasPicture = picture !== undefined;
  drawPicture(canvas, page, picture);
  const card = cardTexts(canvas, page, hasPicture);
  drawTexts(canvas, card.texts);
  if (page.figures.length > 0) rule(canvas, canvas.room.margin, card.end - 6, canvas.room.inner);
  drawTexts(canvas, figureTexts(canvas, page, card.end).texts);
  return columnsTop(canvas, page, hasPicture);
};

const drawEntry = (canvas: Canvas, entry: Entry, labelWidth: number, { x, y }: { x: number; y: number }): void => {
  const { label, text } = entryLines(canvas, entry, labelWidth);
  tagged(canvas, 'P', () => canvas.type.draw(label, faces.label, x, y + LOWER));
  tagged(canvas, 'P', () => canvas.type.draw(text, faces.text, x + labelWidth + BESIDE, y));
};

/** Draws the entries that fit above `bottom`, each whole and in order, and returns where the next block begins. */
const drawBlock = (canvas: Canvas, block: Block, x: number, top: number, bottom: number): number => {
  const { title, entries } = block;
  const labelWidth = labelWidthOf(block);
  const [first] = entries;
  if (!first || top + TITLE + entryHeight(canvas, first, labelWidth) > bottom) return top;
  rule(canvas, x, top - 4, canvas.room.column);
  const { type, room } = canvas;
  let y = drawText(canvas, placed(type, 'H2', title, faces.title, { x, y: top, width: room.column })) + 4;
  for (const entry of entries) {
    const end = y + entryHeight(canvas, entry, labelWidth);
    if (end > bottom) break;
    drawEntry(canvas, entry, labelWidth, { x, y });
    y = end;
  }
  return y + UNDER_BLOCK;
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
  const { doc, type } = canvas;
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
  const y = drawText(canvas, placed(type, 'P', text, faces.foot, { ...place, y: FOOT + UNDER_MARK })) + 4;
  const end = drawText(canvas, placed(type, 'P', address, faces.address, { ...place, y }));
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

/** Draws one sheet: the athlete's card, the best numbers, two columns of what fits, and the address of the rest. */
export const drawPage = (
  doc: Doc,
  page: Page,
  { address, picture }: { address: string; picture?: Buffer | undefined },
) => {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const whole: Canvas = { doc, root, type: typesetter(doc), room: roomAt(1) };
  const scale = scales.find((each) => fits({ ...whole, room: roomAt(each) }, page, picture !== undefined)) ?? 1;
  const canvas = { ...whole, room: roomAt(scale) };
  doc.save().scale(scale);
  const top = drawTop(canvas, page, picture);
  drawColumn(canvas, page.left, canvas.room.margin, top);
  drawColumn(canvas, page.right, canvas.room.margin + canvas.room.column + GAP, top);
  doc.restore();
  drawFoot(whole, page, address);
  root.end();
};
