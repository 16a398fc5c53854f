import type { Language } from './language.ts';

/** Maximum code units; longer text is no number that somebody typed. */
const LONGEST = 40;

interface Readings {
  /** Decimals with a point, digit for digit, such as `1500` or `-3.50`; the usual reading of the language first. */
  readonly values: readonly string[];
  /** True if another reading counts only where the first is impossible. */
  readonly isSure: boolean;
}

const sure = (...values: readonly string[]): Readings => ({ values, isSure: true });

/** `1,234` may be more than a thousand or a little more than one. */
const isThousands = (whole: string, fraction: string): boolean =>
  /^[1-9]\d{0,2}$/u.test(whole) && /^\d{3}$/u.test(fraction);

const readingsOfOneSign = (whole: string, sign: string, fraction: string, language: Language | null): Readings => {
  const decimal = `${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`;
  if (!isThousands(whole, fraction)) return sure(decimal);
  const grouped = whole + fraction;
  if (language === 'en') return sign === ',' ? sure(grouped, decimal) : sure(decimal, grouped);
  // A French keyboard of digits has a point, and groups of three are rare but known.
  return { values: [decimal, grouped], isSure: language === 'fr-ca' && sign === ',' };
};

/** `1,234,567`, `1 234 567,5`, `1.234,5`; null if the signs contradict each other. */
const readingOfGroups = (text: string): string | null => {
  const [, first = '', sign = '', rest = '', decimals = ''] =
    /^([1-9]\d{0,2})([.,])(\d{3}(?:\2\d{3})*)([.,]\d{0,6})?$/u.exec(text) ?? [];
  if (first === '' || decimals.startsWith(sign)) return null;
  const fraction = decimals.slice(1);
  return `${first}${rest.replaceAll(sign, '')}${fraction === '' ? '' : `.${fraction}`}`;
};

const readingsOf = (text: string, language: Language | null): Readings => {
  const plain = text.replaceAll(/(?<digit>\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/gu, '$<digit>');
  if (/^\d{1,12}$/u.test(plain)) return sure(plain);
  const [, whole = '', sign, fraction = ''] = /^(\d{0,12})([.,])(\d{0,6})$/u.exec(plain) ?? [];
  if (sign !== undefined) return whole + fraction === '' ? sure() : readingsOfOneSign(whole, sign, fraction, language);
  const grouped = readingOfGroups(plain);
  return grouped === null ? sure() : sure(grouped);
};

/**
 * Reads a number as people write it in a language; null if unknown. A comma is a decimal sign in French and separates
 * thousands in English; the other sign is accepted, because a phone's keyboard has only one. Returns decimals with a
 * point, digit for digit: none if it is no number, one, or two if both are likely. `fits` says which numbers the field
 * may have, so that an average of `27,845` is no five-figure number.
 */
export const readNumber = (
  text: string,
  language: Language | null,
  fits: (number: number) => boolean = () => true,
): readonly string[] => {
  if (text.length > LONGEST) return [];
  const [, minus = '', digits = ''] = /^\s*([+\-−]?)(\S.*?)?\s*$/u.exec(text) ?? [];
  const { values, isSure } = readingsOf(digits, language);
  const signed = values.map((value) => (minus === '' || minus === '+' ? value : `-${value}`));
  const fitting = signed.filter((value) => fits(Number(value)));
  return isSure || fitting.length < 2 ? [...fitting, ...signed].slice(0, 1) : fitting;
};

/** Writes a decimal with a point for the language, digit for digit: `3.50` becomes `3,50` in French. */
export const numberText = (decimal: string, language: Language): string => {
  const text = decimal.replace(/^(-?)0+(?=\d)/u, '$1');
  return language === 'fr-ca' ? text.replace('.', ',') : text;
};
