/** Canada and the United States: ten digits, and a leading 1 that is the country's and never the area's. */
const LENGTH = 10;

export const phoneDigits = (text: string): string => text.replace(/\D/g, '').replace(/^1/, '').slice(0, LENGTH);

/** As each language writes it: (418) 555-0199, and in French 418 555-0199. Grows with what is typed. */
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

/** The place right after so many digits. */
const placeAfter = (text: string, count: number): number => {
  if (count === 0) return 0;
  let seen = 0;
  const at = [...text].findIndex((sign) => /\d/.test(sign) && ++seen === count);
  return at === -1 ? text.length : at + 1;
};

interface Typing {
  /** What the field holds after the key, and where its caret stands. */
  readonly text: string;
  readonly caret: number;
  /** The digits before the key. */
  readonly before: string;
  readonly language: string;
}

/** What is shown after a key, with the caret behind the digit that it stood behind. */
export const typePhone = ({ text, caret, before, language }: Typing): TypedPhone => {
  const shown = formatPhone(before, language);
  const all = phoneDigits(text);
  const dropped = text.replace(/\D/g, '').startsWith('1') ? 1 : 0;
  const behind = Math.max(digitsBefore(text, caret) - dropped, 0);
  // A deleted bracket or dash is no digit: the digit before it is what was meant.
  const meant = all === before && text.length < shown.length && behind > 0 && caret < text.length;
  const digits = meant ? all.slice(0, behind - 1) + all.slice(behind) : all;
  const formatted = formatPhone(digits, language);
  return { digits, text: formatted, caret: placeAfter(formatted, meant ? behind - 1 : behind) };
};
