import { getLocale } from '../paraglide/runtime.js';

/**
 * True if the browser keeps cookies. If it has none, which `lang` of every page would be, this sets that one again;
 * `navigator.cookieEnabled` is true in Safari before 18 in any case.
 */
export const keepsCookies = (page: Pick<Document, 'cookie'> = document): boolean => {
  if (page.cookie === '') page.cookie = `lang=${getLocale()}; Path=/; SameSite=Lax`;
  return page.cookie !== '';
};
