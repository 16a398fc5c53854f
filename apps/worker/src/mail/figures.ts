import type { Language } from '@palmares/domain/kernel';

/** The time zone of the pages. Mails name it beside a time, because the reader may be elsewhere. */
const ZONE = 'America/Toronto';

const localeOf = (language: Language): string => (language === 'fr-ca' ? 'fr-CA' : 'en-CA');

/** The first day of a month in French: `1er décembre`. */
const firstOfMonth = /(?<before>^|\s)1(?=\s\p{L}{3})/u;

const formatted = (at: Date, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: ZONE })
    .format(at)
    .replace(firstOfMonth, '$<before>1er');

/** `November 23, 2026 at 1:05 a.m.` */
export const timeWords = (at: Date, language: Language): string =>
  formatted(at, language, { dateStyle: 'long', timeStyle: 'short' });

/** `November 23, 2026`, on one line. */
export const dayWords = (at: Date, language: Language): string =>
  formatted(at, language, { dateStyle: 'long' }).replaceAll(' ', '\u00a0');

/** `Eastern Time`. */
const zoneWords = (language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: ZONE, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replaceAll(' ', '\u00a0') ?? ZONE;

/** `December 2, 2026 (Eastern Time)`, for a day on which something ends, like that of the pages. */
export const endDayWords = (at: Date, language: Language): string =>
  `${dayWords(at, language)} (${zoneWords(language)})`;

/** `December 2, 2026 at 1:05 p.m. (Eastern Time)`. */
export const endTimeWords = (at: Date, language: Language): string =>
  `${timeWords(at, language)} (${zoneWords(language)})`;

/** `$5.99` or `5,99 $`. */
export const priceWords = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    cents / 100,
  );
