import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie, getRequestProtocol, setCookie } from '@tanstack/react-start/server';

const cookie = 'age_gate';
const asked = 'asked';

const isClosed = createIsomorphicFn()
  .server((): boolean => getCookie(cookie) === asked)
  .client((): boolean => document.cookie.split('; ').includes(`${cookie}=${asked}`));

const close = createIsomorphicFn()
  .server((): void => {
    const secure = getRequestProtocol({ xForwardedProto: true }) === 'https';
    setCookie(cookie, asked, { path: '/', sameSite: 'lax', secure });
  })
  .client((): void => {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist in every browser, and never without TLS.
    document.cookie = `${cookie}=${asked}; Path=/; SameSite=Lax${secure}`;
  });

const open = createIsomorphicFn().server((): void => setCookie(cookie, '', { path: '/', sameSite: 'lax', maxAge: 0 }));

/**
 * A session cookie set once an answer asks for a guardian, so that nobody goes back and answers differently. It does
 * not hold the date of birth. It goes when an account is created in this browser.
 */
export const ageGate = { isClosed, close, open };
