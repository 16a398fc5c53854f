import { getCookies, getRequest } from '@tanstack/react-start/server';

/**
 * True if the browser sent a cookie. Each page sets one (`lang`), so a form that is posted without any comes from a browser
 * that keeps none. Read it before an answer sets cookies.
 */
export const sentCookies = (): boolean => Object.keys(getCookies()).length > 0;

/** True if the page's address says that its form was refused because cookies are missing, and they still are. */
export const isRefusedWithoutCookies = (): boolean =>
  !sentCookies() && new URL(getRequest().url).searchParams.get('refused') === 'no_cookies';
