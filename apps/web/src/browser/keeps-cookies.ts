import { getLocale } from '../paraglide/runtime.js';

/**
 * True if the browser accepts cookies. If it has none, not even the `lang` that every page sets, this tries to set it
 * again. `navigator.cookieEnabled` is always true before Safari 18.
 */
export const keepsCookies = (page: Pick<Document, 'cookie'> = document): boolean => {
  if (page.cookie === '') page.cookie = `lang=${getLocale()}; Path=/; SameSite=Lax`;
  return page.cookie !== '';
};
