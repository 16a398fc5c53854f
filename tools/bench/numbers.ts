/**
 * Rounds to 3 significant digits, to 4 from 100 up, and to whole numbers from 1,000 up: 12,345 · 123.4 · 1.23 · 0.0123.
 */
export const inWords = (value: number): string =>
  Math.abs(value) >= 1000
    ? Math.round(value).toLocaleString('en')
    : value.toLocaleString('en', { maximumSignificantDigits: Math.abs(value) >= 100 ? 4 : 3 });

/** The number, a space and the unit; the number alone if the unit is empty. */
export const withUnit = (value: number, unit: string): string => `${inWords(value)} ${unit}`.trimEnd();
