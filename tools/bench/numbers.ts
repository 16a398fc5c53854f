/** Four digits that say something: 12,345 · 123.4 · 1.234 · 0.01234. */
export const inWords = (value: number): string =>
  Math.abs(value) >= 1000
    ? Math.round(value).toLocaleString('en')
    : value.toLocaleString('en', { maximumSignificantDigits: Math.abs(value) >= 100 ? 4 : 3 });

/** Units that stand behind the number with a space; `×` and `/s` are put as they are. */
export const withUnit = (value: number, unit: string): string => `${inWords(value)} ${unit}`.trimEnd();
