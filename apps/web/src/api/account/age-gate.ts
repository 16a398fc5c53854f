import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie } from '@tanstack/react-start/server';
import { ageGateCookie } from './age-gate-cookie.ts';

const { name, closed } = ageGateCookie;

const isClosed = createIsomorphicFn()
  .server((): boolean => getCookie(name) === closed)
  .client((): boolean => document.cookie.split('; ').includes(`${name}=${closed}`));

/** In the browser; the server does it with `closeAgeGate`. */
const close = (): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist in every browser, and never without TLS.
  document.cookie = `${name}=${closed}; Path=/; SameSite=Lax${secure}`;
};

/**
 * A session cookie set once an answer asks for a guardian, so that nobody goes back and answers differently. It does
 * not hold the date of birth. It goes when an account is created in this browser.
 */
export const ageGate = { isClosed, close };
