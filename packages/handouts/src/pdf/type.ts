import type PDFDocument from 'pdfkit';
import { fontFile, readable, runsOf, type Subset, type Weight } from '../fonts.ts';

export type Doc = InstanceType<typeof PDFDocument>;

export interface Face {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

/** A line takes a quarter more than its letters. */
const LEADING = 1.25;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Measures, wraps and draws text in Archivo. */
export const typesetter = (doc: Doc) => {
  const known = new Set<string>();

  const use = (subset: Subset, { size, weight }: Face): void => {
    const name = `${subset} ${weight}`;
    if (!known.has(name)) doc.registerFont(name, fontFile(subset, weight));
    known.add(name);
    doc.font(name).fontSize(size);
  };

  const widthOf = (line: string, face: Face): number =>
    runsOf(line).reduce((width, { subset, text }) => {
      use(subset, face);
      return width + doc.widthOfString(text);
    }, 0);

  /** The parts of a word that is wider than the line: an address breaks before its @, all else where the line ends. */
  const broken = (word: string, face: Face, width: number): string[] => {
    const parts: string[] = [];
    for (const piece of word.split(/(?=@)/u)) {
      parts.push('');
      for (const { segment } of graphemes.segment(piece)) {
        const longer = `${parts.at(-1) ?? ''}${segment}`;
        if (widthOf(longer, face) <= width) parts[parts.length - 1] = longer;
        else parts.push(segment);
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

  /** The largest of these sizes in which no word is broken and there are few enough lines; else the smallest. */
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

  const draw = (lines: readonly string[], face: Face, x: number, y: number): void => {
    lines.forEach((line, index) => {
      let left = x;
      for (const { subset, text } of runsOf(line)) {
        use(subset, face);
        doc.fillColor(face.color).text(text, left, y + index * face.size * LEADING, { lineBreak: false });
        left += doc.widthOfString(text);
      }
    });
  };

  return { widthOf, wrap, fit, draw };
};

interface Fit {
  readonly width: number;
  /** The largest first. */
  readonly sizes: readonly number[];
  readonly lines: number;
}

interface Fitted {
  readonly face: Face;
  readonly lines: readonly string[];
}

export type Typesetter = ReturnType<typeof typesetter>;

export const heightOf = (lines: readonly string[], { size }: Face): number => lines.length * size * LEADING;
