import type { Language } from '@palmares/domain/kernel';

/** That of the pages. Mails name it beside a time, because the reader may be elsewhere. */
const ZONE = 'America/Toronto';

const localeOf = (language: Language): string => (language === 'fr-ca' ? 'fr-CA' : 'en-CA');

/** `November 23, 2026 at 1:05 a.m.` */
export const timeWords = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE }).format(at);

/** `November 23, 2026`, on one line. */
export const dayWords = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: ZONE })
    .format(at)
    .replaceAll(' ', '\u00a0');

/** `$5.99` or `5,99 $`. */
export const priceWords = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    cents / 100,
  );
