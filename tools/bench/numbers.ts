/** Four significant digits: 12,345 · 123.4 · 1.234 · 0.01234. */
export const inWords = (value: number): string =>
  Math.abs(value) >= 1000
    ? Math.round(value).toLocaleString('en')
    : value.toLocaleString('en', { maximumSignificantDigits: Math.abs(value) >= 100 ? 4 : 3 });

/** Units follow the number after a space; `×` and `/s` have none. */
export const withUnit = (value: number, unit: string): string => `${inWords(value)} ${unit}`.trimEnd();
