import { isPlain } from './plain-text.ts';

/**
 * Reasons why a tidied text cannot be stored: a letter that was lost on the way, a sign of one font alone, too many
 * marks on one letter, or a character that hides text or changes its order.
 */
export type Unfitness = 'lost' | 'symbol' | 'marks' | 'hidden';

/** England, Scotland, Wales: a black flag, then country and subdivision as tags, then the cancel tag (UTS #51). */
const subdivisionFlag =
  '\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{2}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,4}\\u{e007f}';

/** Controls, halves of characters, overrides of direction, tags and noncharacters. A line break is a control too. */
const hidden = '(?!\\n)[\\p{Cc}\\p{Cs}\\p{Noncharacter_Code_Point}\\u2028\\u2029\\u202d\\u202e\\u{e0000}-\\u{e007f}]';

/**
 * More than 8 marks on one letter, counting the joiners and skin tones that would keep them one character. Eight is the
 * tallest stack in use, in Tibetan; pointed Hebrew, Arabic, Devanagari, Burmese and decomposed Vietnamese need fewer.
 */
const piledMarks = '[\\p{M}\\p{Grapheme_Extend}\\p{Emoji_Modifier}\\u200d]{9}';

const unfit = new RegExp(
  `(?:${subdivisionFlag})|(?<lost>\\ufffd)|(?<symbol>\\p{Co})|(?<hidden>${hidden})|(?<marks>${piledMarks})`,
  'gu',
);

/** Maximum characters of the line to quote before the character, enough to find it. */
const LONGEST_BEFORE = 24;

const endOf = (line: string): string => {
  const text = line.trimStart();
  const last = [...text.slice(-4 * LONGEST_BEFORE)].slice(-LONGEST_BEFORE).join('');
  return last === text ? text.trimEnd() : `…${last.replace(/^\S*\s+/u, '').trimEnd()}`;
};

/** A type, because it becomes the parameters of an error. */
export type UnfitCharacter = {
  readonly found: Unfitness;
  /** `U+0007` */
  readonly code: string;
  /** From 1. */
  readonly line: number;
  /** The end of the text before it on its line; empty at the start of the line. */
  readonly after: string;
};

/** Finds the first character of a tidied text that cannot be stored; null if there is none. */
export const unfitCharacterIn = (text: string): UnfitCharacter | null => {
  if (isPlain(text)) return null;
  for (const { index, groups = {} } of text.matchAll(unfit)) {
    const found = (['lost', 'symbol', 'hidden', 'marks'] as const).find((kind) => groups[kind] !== undefined);
    if (!found) continue;
    const lines = text.slice(0, index).split('\n');
    return {
      found,
      code: `U+${(text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
      line: lines.length,
      after: endOf(lines.at(-1) ?? ''),
    };
  }
  return null;
};
