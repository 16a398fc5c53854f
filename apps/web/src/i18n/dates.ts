import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { languageTag } from './language.ts';

/** One time zone for every reader; otherwise the server's page and the browser's would differ near midnight. */
const ZONE = 'America/Toronto';

/** `November 21, 2026`, in the page's language, on one line. */
export const dateWords = (date: Date): string =>
  new Intl.DateTimeFormat(languageTag(getLocale()), { dateStyle: 'long', timeZone: ZONE })
    .format(date)
    .replaceAll(' ', '\u00a0');

/** `November 21, 2026 (Toronto time)`, where the reader may be elsewhere and the day has consequences. */
export const zonedDateWords = (date: Date): string => m.date_with_zone({ date: dateWords(date) });

/** `November 21, 2026 at 13:30`, where one day may have several. */
export const timeWords = (date: Date): string =>
  new Intl.DateTimeFormat(languageTag(getLocale()), {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: ZONE,
  }).format(date);

/** A calendar day such as a date of birth, `2009-05-12`, which is the same in every time zone. */
export const calendarDayWords = (day: string): string =>
  new Intl.DateTimeFormat(languageTag(getLocale()), { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(' ', '\u00a0');

/** `November 21, 2026 at 13:30:05 EST`, for when the exact time matters. */
export const momentWords = (date: Date): string =>
  new Intl.DateTimeFormat(languageTag(getLocale()), {
    dateStyle: 'long',
    timeStyle: 'long',
    hourCycle: 'h23',
    timeZone: ZONE,
  }).format(date);

/** A season by the year in which it starts: `2026–2027`. */
export const seasonWords = (year: number): string => `${year}–${year + 1}`;
