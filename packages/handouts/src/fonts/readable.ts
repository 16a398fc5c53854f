import { fontOf } from './choose-font.ts';
import type { FontName } from './font-files.ts';

export interface Run {
  readonly font: FontName;
  readonly text: string;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Matches text in which every character is its own grapheme. Most texts do, and they are measured word by word. */
const eachIsOne = /^[ -~\u00a0-\u02ff\u2010-\u2027]*$/;

export const clustersIn = (text: string): readonly string[] =>
  eachIsOne.test(text) ? [...text] : [...graphemes.segment(text)].map(({ segment }) => segment);

const isDrawable = (text: string): boolean => clustersIn(text).every((cluster) => fontOf(cluster) !== null);

/** True for letters, marks and digits, which names are made of; false for symbols such as emoji. */
const isOfWords = (cluster: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(cluster);

/** The letter itself, or its plain form, which 𝓐 and ① have; null for a symbol that no font has. */
const spelled = (cluster: string): string | null =>
  [cluster, cluster.normalize('NFKC')].find(isDrawable) ?? (isOfWords(cluster) ? cluster : null);

/** Controls, joiners and emoji modifiers, which are never drawn. */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]|\u20e3/gu;

/**
 * Returns the text as it is drawn: spaces of one width, composed letters, no invisible characters, and no symbols that
 * no font has. Keeps letters even if `missingLetters` lists them.
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

/** Splits a readable text into runs of one font. Throws if no font has a letter. */
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
