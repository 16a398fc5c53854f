/**
 * Digits of a number in Canada and the United States. A leading 1 is the country code, because no area code starts with
 * it.
 */
const LENGTH = 10;

export const phoneDigits = (text: string): string => text.replace(/\D/g, '').replace(/^1/, '').slice(0, LENGTH);

/** Formats up to ten digits for the language: `(418) 555-0199`, in French `418 555-0199`. */
export const formatPhone = (digits: string, language: string): string => {
  const area = digits.slice(0, 3);
  const office = digits.slice(3, 6);
  const line = digits.slice(6, LENGTH);
  if (office === '') return area;
  const rest = line === '' ? office : `${office}-${line}`;
  return language.startsWith('fr') ? `${area} ${rest}` : `(${area}) ${rest}`;
};

export interface TypedPhone {
  readonly digits: string;
  readonly text: string;
  readonly caret: number;
}

const digitsBefore = (text: string, caret: number): number => text.slice(0, caret).replace(/\D/g, '').length;

/** Returns the caret position right after the n-th digit. */
const caretAfter = (text: string, count: number): number => {
  if (count === 0) return 0;
  let seen = 0;
  const at = [...text].findIndex((sign) => /\d/.test(sign) && ++seen === count);
  return at === -1 ? text.length : at + 1;
};

interface Typing {
  /** The text and the caret of the field after the key press. */
  readonly text: string;
  readonly caret: number;
  /** The digits before the key press. */
  readonly before: string;
  readonly language: string;
}

/** Formats the text after a key press, and keeps the caret after the same digit. */
export const typePhone = ({ text, caret, before, language }: Typing): TypedPhone => {
  const shown = formatPhone(before, language);
  const all = phoneDigits(text);
  const dropped = text.replace(/\D/g, '').startsWith('1') ? 1 : 0;
  const behind = Math.max(digitsBefore(text, caret) - dropped, 0);
  // Deleting a bracket or a dash removes no digit, so delete the digit before it.
  const meant = all === before && text.length < shown.length && behind > 0 && caret < text.length;
  const digits = meant ? all.slice(0, behind - 1) + all.slice(behind) : all;
  const formatted = formatPhone(digits, language);
  return { digits, text: formatted, caret: caretAfter(formatted, meant ? behind - 1 : behind) };
};
