import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { languageTag } from './language.ts';

/** Below it, Intl says `this minute` and `1 minute ago`. */
const NOW = 2;
const HOUR = 60;
const DAY = 24 * HOUR;

/** `just now`, `2 hours ago`, `yesterday`, by whole minutes, which come with the page's data. */
export const agoWords = (minutes: number): string => {
  if (minutes < NOW) return m.ago_just_now();
  const format = new Intl.RelativeTimeFormat(languageTag(getLocale()), { numeric: 'auto' });
  if (minutes < HOUR) return format.format(-minutes, 'minute');
  if (minutes < DAY) return format.format(-Math.floor(minutes / HOUR), 'hour');
  return format.format(-Math.floor(minutes / DAY), 'day');
};
