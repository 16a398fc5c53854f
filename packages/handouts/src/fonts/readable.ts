import { fontOf } from './choose-font.ts';
import type { FontName } from './font-files.ts';

export interface Run {
  readonly font: FontName;
  readonly text: string;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** None of these joins another to one character, and most texts, which are measured word by word, have no others. */
const eachIsOne = /^[ -~\u00a0-\u02ff\u2010-\u2027]*$/;

export const clustersIn = (text: string): readonly string[] =>
  eachIsOne.test(text) ? [...text] : [...graphemes.segment(text)].map(({ segment }) => segment);

const isDrawable = (text: string): boolean => clustersIn(text).every((cluster) => fontOf(cluster) !== null);

/** Symbols, of which an emoji is one, are for the eye; letters, marks and digits are what a name is made of. */
const isOfWords = (cluster: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(cluster);

/** A letter as it is or in its plain form, which 𝓐 and ① have; null for a symbol of no font. */
const spelled = (cluster: string): string | null =>
  [cluster, cluster.normalize('NFKC')].find(isDrawable) ?? (isOfWords(cluster) ? cluster : null);

/** Controls, joiners and what makes an emoji of a character: none of these is drawn. */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]|\u20e3/gu;

/**
 * The text as it is drawn: spaces of one width, composed letters, no invisible characters, no symbols that no font has.
 * Letters stay, also those of `missingLetters`.
 */
export const readable = (text: string): string =>
  clustersIn(
    text
      .normalize('NFC')
      .replace(/[\u2009\u202f]/gu, '\u00a0')
      .replace(invisible, ''),
  )
    .map((cluster) => spelled(cluster) ?? '')
    .join('')
    .replace(/ {2,}/gu, ' ')
    .replace(/^ | $/gu, '');

/** The letters of a readable text that no font has. */
export const missingLetters = (text: string): readonly string[] =>
  clustersIn(text).filter((cluster) => fontOf(cluster) === null);

/** Splits a readable text into parts that one font draws. Throws if a letter is missing. */
export const runsOf = (text: string): readonly Run[] => {
  const runs: { font: FontName; text: string }[] = [];
  for (const cluster of clustersIn(text)) {
    const font = fontOf(cluster);
    if (font === null) throw new Error(`No font has ${cluster}`);
    const last = runs.at(-1);
    if (last?.font === font) last.text += cluster;
    else runs.push({ font, text: cluster });
  }
  return runs;
};
