import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { clustersIn, type FontName, openFont, readable, runsOf, type Weight } from '../fonts/index.ts';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Exists since 0.20, but the types lack it. */
      registerFont(name: string, src: Font): this;
    }
  }
}

export type Doc = InstanceType<typeof PDFDocument>;

export interface Face {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

/** Line height as a multiple of the size. */
const LEADING = 1.25;

/** Archivo's ascent in points, for all fonts, so that their letters share a baseline. */
const ascent = ({ weight, size }: Face): number => {
  const { ascent: units, unitsPerEm } = openFont('latin', weight);
  return (units / unitsPerEm) * size;
};

/** True if a mark has a glyph of its own, even if letter and mark are one character. */
const hasMarks = (line: string, { weight }: Face): boolean =>
  runsOf(line).some(({ font, text }) =>
    openFont(font, weight)
      .layout(text)
      .glyphs.some(({ isMark }) => isMark),
  );

/** Measures, wraps and draws text. */
export const typesetter = (doc: Doc) => {
  const known = new Set<string>();

  const use = (font: FontName, { size, weight }: Face): void => {
    const name = `${font} ${weight}`;
    if (!known.has(name)) doc.registerFont(name, openFont(font, weight));
    known.add(name);
    doc.font(name).fontSize(size);
  };

  const widthOf = (line: string, face: Face): number =>
    runsOf(line).reduce((width, { font, text }) => {
      use(font, face);
      return width + doc.widthOfString(text);
    }, 0);

  /** Splits a word that is wider than the line: an address before its @, anything else where the line ends. */
  const broken = (word: string, face: Face, width: number): string[] => {
    const parts: string[] = [];
    for (const piece of word.split(/(?=@)/u)) {
      parts.push('');
      for (const cluster of clustersIn(piece)) {
        const longer = `${parts.at(-1) ?? ''}${cluster}`;
        if (widthOf(longer, face) <= width) parts[parts.length - 1] = longer;
        else parts.push(cluster);
      }
    }
    return parts.filter((part) => part !== '');
  };

  const wrap = (given: string, face: Face, width: number): string[] => {
    const lines: string[] = [];
    let current = '';
    for (const word of readable(given).split(' ')) {
      const longer = current === '' ? word : `${current} ${word}`;
      if (widthOf(longer, face) <= width) {
        current = longer;
        continue;
      }
      if (current !== '') lines.push(current);
      const parts = broken(word, face, width);
      lines.push(...parts.slice(0, -1));
      current = parts.at(-1) ?? '';
    }
    return [...lines, current].filter((line) => line !== '');
  };

  /** Picks the largest size that breaks no word and needs few enough lines; else the smallest. */
  const fit = (text: string, face: Omit<Face, 'size'>, { width, sizes, lines }: Fit): Fitted => {
    const words = readable(text).split(/[ \u00a0]/u);
    for (const size of sizes) {
      const fitted = { ...face, size };
      const wrapped = wrap(text, fitted, width);
      const isWhole = words.every((word) => widthOf(word, fitted) <= width);
      if ((isWhole && wrapped.length <= lines) || size === sizes.at(-1)) return { face: fitted, lines: wrapped };
    }
    throw new Error('There is no size to fit');
  };

  const drawLine = (line: string, face: Face, x: number, baseline: number): void => {
    let left = x;
    for (const { font, text } of runsOf(line)) {
      use(font, face);
      doc.fillColor(face.color).text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += doc.widthOfString(text);
    }
  };

  const draw = (lines: readonly string[], face: Face, x: number, y: number): void => {
    lines.forEach((line, index) => {
      const baseline = y + index * face.size * LEADING + ascent(face);
      // A reader that copies the shapes takes a shifted mark for a separate line, so the text is given as well.
      const isSpelled = hasMarks(line, face);
      if (isSpelled) doc.markContent('Span', { actual: line });
      drawLine(line, face, x, baseline);
      if (isSpelled) doc.endMarkedContent();
    });
  };

  return { widthOf, wrap, fit, draw };
};

interface Fit {
  readonly width: number;
  /** Sizes to try, the largest first. */
  readonly sizes: readonly number[];
  readonly lines: number;
}

interface Fitted {
  readonly face: Face;
  readonly lines: readonly string[];
}

export type Typesetter = ReturnType<typeof typesetter>;

export const heightOf = (lines: readonly string[], { size }: Face): number => lines.length * size * LEADING;
