import { z } from 'zod/mini';
import { issue } from './field-errors.ts';
import { graphemesOf } from './graphemes.ts';
import { normalizedText } from './normalize.ts';
import { isPlain } from './plain-text.ts';
import { tidiedText } from './tidied-text.ts';
import { unfitCharacterIn } from './unfit-character.ts';

/** The default limits of a one-line field (name, town, club …), in characters. */
export const lineLimits = { min: 2, max: 80 } as const;
export const paragraphLimit = 2000;

/** Counts characters as a person does: é is one, a flag is one. Plain text is not segmented. */
export const charactersIn = (text: string): number => {
  if (isPlain(text)) return text.length;
  let count = 0;
  for (const _ of graphemesOf(text)) count += 1;
  return count;
};

/** Counts words as a word processor does: separated by spaces, with at least one letter or digit. */
export const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** True when nothing is visible: only spaces, zero-width characters, Hangul fillers and the blank braille cell. */
const isBlank = (text: string): boolean => !/[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/**
 * A family emoji of four people is one character of 11 code units. Regional flags have 14, so a text of flags alone may
 * be refused early.
 */
const unitsPerCharacter = 12;

const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim());

/** True if at least `min` characters can be seen: a letter and a zero-width space are one. */
const showsAtLeast = (min: number, text: string): boolean => {
  let seen = 0;
  for (const grapheme of graphemesOf(text)) {
    if (seen >= min) break;
    if (!isBlank(grapheme)) seen += 1;
  }
  return seen >= min;
};

interface TextRule {
  readonly required?: boolean;
  readonly min?: number;
  readonly max: number;
  readonly words?: number;
}

const text = (multiline: boolean, { required = false, min = 0, max, words = Number.POSITIVE_INFINITY }: TextRule) =>
  normalizedText({
    form: 'NFC',
    max,
    unitsPerCharacter,
    error: 'invalid',
    tidied: (given) => tidiedText(given, { multiline }),
    text: z.string().check(
      // Before it is trimmed, so that its lines are counted as they are in the field.
      ({ value, issues }) => {
        const unfit = isBlank(value) ? null : unfitCharacterIn(value);
        if (unfit) issues.push(issue('characters_invalid', value, { params: { ...unfit } }));
      },
      z.overwrite(trimmed),
      ({ value, issues }) => {
        if (value === '') {
          if (required) issues.push(issue('required', value));
          return;
        }
        if (charactersIn(value) > max) issues.push(issue('too_long', value, { params: { max } }));
        else if (!showsAtLeast(min, value)) issues.push(issue('too_short', value, { params: { min } }));
        else if (wordsIn(value) > words) issues.push(issue('too_many_words', value, { params: { max: words } }));
      },
    ),
  });

/** One line, tidied, trimmed and in NFC. Unless `required`, it may be empty; `min` applies only when it is not. */
export const line = (rule: TextRule) => text(false, rule);

/** Text that may contain line breaks. */
export const paragraph = (rule: Partial<TextRule> = {}) => text(true, { max: paragraphLimit, ...rule });
