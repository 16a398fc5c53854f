import { getCookies } from '@tanstack/react-start/server';

/**
 * True if the browser sent a cookie. Each page sets one (`lang`), so a form that is posted without any comes from a browser
 * that keeps none. Read it before an answer sets cookies.
 */
export const sentCookies = (): boolean => Object.keys(getCookies()).length > 0;
