import { fileURLToPath } from 'node:url';
import ranges from '@fontsource/archivo/unicode.json' with { type: 'json' };

export type Weight = 400 | 600 | 800;

/** A file has the letters of one subset; the first that has a letter draws it. */
const subsets = ['latin', 'latin-ext', 'vietnamese'] as const;
export type Subset = (typeof subsets)[number];

const UNKNOWN = '?';

const codePoints = (subset: Subset): readonly (readonly [number, number])[] =>
  ranges[subset].split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const covered = subsets.map((subset) => ({ subset, ranges: codePoints(subset) }));

const subsetOf = (character: string): Subset | undefined => {
  const code = character.codePointAt(0) ?? 0;
  return covered.find(({ ranges: parts }) => parts.some(([first, last]) => code >= first && code <= last))?.subset;
};

export const fontFile = (subset: Subset, weight: Weight): string =>
  fileURLToPath(import.meta.resolve(`@fontsource/archivo/files/archivo-${subset}-${weight}-normal.woff`));

export interface Run {
  readonly subset: Subset;
  readonly text: string;
}

/** Spaces of one width, composed letters, no invisible characters, and a question mark for a letter of another script. */
export const readable = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[\u2009\u202f]/gu, '\u00a0')
      .replace(/[\p{Cc}\p{Cf}]/gu, ''),
  ]
    .map((character) => (subsetOf(character) ? character : UNKNOWN))
    .join('');

/** Splits a readable text into parts that one file can draw. */
export const runsOf = (text: string): readonly Run[] => {
  const runs: { subset: Subset; text: string }[] = [];
  for (const character of text) {
    const subset = subsetOf(character) ?? 'latin';
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += character;
    else runs.push({ subset, text: character });
  }
  return runs;
};
