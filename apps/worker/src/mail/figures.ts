import { dateText, HOME_ZONE, type Language, localeTag, zoneText } from '@palmares/domain/kernel';

/** `November 23, 2026 at 1:05 a.m.` */
const timeWords = (at: Date, language: Language): string =>
  dateText(at, language, { dateStyle: 'long', timeStyle: 'short', timeZone: HOME_ZONE });

/** `November 23, 2026`, on one line. */
export const dayWords = (at: Date, language: Language): string =>
  dateText(at, language, { dateStyle: 'long', timeZone: HOME_ZONE }).replaceAll(' ', '\u00a0');

/** `December 2, 2026 (Eastern Time)`, for a day on which something ends, like that of the pages. */
export const endDayWords = (at: Date, language: Language): string =>
  `${dayWords(at, language)} (${zoneText(language)})`;

/** `December 2, 2026 at 1:05 p.m. (Eastern Time)`. */
export const endTimeWords = (at: Date, language: Language): string =>
  `${timeWords(at, language)} (${zoneText(language)})`;

/** `$5.99` or `5,99 $`. */
export const priceWords = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(localeTag(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);
