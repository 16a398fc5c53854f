import { type DateShape, dateText, HOME_ZONE, zoneText } from '@palmares/domain/kernel';
import { getLocale } from '../paraglide/runtime.js';

const formatted = (date: Date, shape: DateShape): string => dateText(date, getLocale(), shape);

/** `November 21, 2026`, in the page's language, on one line. */
export const dateWords = (date: Date): string =>
  formatted(date, { dateStyle: 'long', timeZone: HOME_ZONE }).replaceAll(' ', '\u00a0');

/** `December 2, 2026 (Eastern Time)`, for a day on which something ends: its reader may be elsewhere. */
export const endDayWords = (date: Date): string => `${dateWords(date)} (${zoneText(getLocale())})`;

/** `November 21, 2026 at 13:30`, for lists in which a day may occur more than once. */
export const timeWords = (date: Date): string =>
  formatted(date, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: HOME_ZONE });

/** `November 21, 2026 at 13:30 (Eastern Time)`, for a time at which something ends. */
export const endTimeWords = (date: Date): string => `${timeWords(date)} (${zoneText(getLocale())})`;

/** `Saturday, November 21, 2026`, above what happened on that day. */
export const dayWords = (date: Date): string => formatted(date, { dateStyle: 'full', timeZone: HOME_ZONE });

/** `13:30`, below its day. */
export const clockWords = (date: Date): string =>
  formatted(date, { timeStyle: 'short', hourCycle: 'h23', timeZone: HOME_ZONE });

/**
 * True if clocks in that time zone show another time than those that pages are written by, in winter or in summer of that
 * date's year.
 */
export const isOtherClock = (date: Date, timeZone: string): boolean =>
  ['01', '07'].some((month) => {
    const at = new Date(`${date.getUTCFullYear()}-${month}-15T12:00:00Z`);
    const clock = { dateStyle: 'short', timeStyle: 'short' } as const;
    return dateText(at, 'en', { ...clock, timeZone }) !== dateText(at, 'en', { ...clock, timeZone: HOME_ZONE });
  });

/** A calendar day such as a date of birth, `2009-05-12`, which is the same in every time zone. */
export const calendarDayWords = (day: string): string =>
  formatted(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }).replaceAll(' ', '\u00a0');

/**
 * The version of a legal text, such as `2026-11-26.2`, the second of its day: `November 26, 2026 (2)`. Where only `listed`
 * are named, the number is left out unless two of them are of that day.
 */
export const versionWords = (version: string, listed?: readonly string[]): string => {
  const [day = version, number] = version.split('.');
  const isAlone = listed !== undefined && listed.filter((each) => each.split('.')[0] === day).length < 2;
  return number === undefined || isAlone ? calendarDayWords(day) : `${calendarDayWords(day)}\u00a0(${number})`;
};

/** A month such as `2026-11`: `November 2026`. */
export const monthWords = (month: string): string =>
  formatted(new Date(`${month}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `November 21, 2026 at 13:30:05 EST`, for when the exact time matters. */
export const momentWords = (date: Date): string =>
  formatted(date, { dateStyle: 'long', timeStyle: 'long', hourCycle: 'h23', timeZone: HOME_ZONE });

/** A season by the year in which it starts: `2026–2027`. */
export const seasonWords = (year: number): string => `${year}–${year + 1}`;
