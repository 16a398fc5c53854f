import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie, setCookie } from '@tanstack/react-start/server';

const cookie = 'age_gate';
const asked = 'asked';

const isClosed = createIsomorphicFn()
  .server((): boolean => getCookie(cookie) === asked)
  .client((): boolean => document.cookie.split('; ').includes(`${cookie}=${asked}`));

const close = createIsomorphicFn()
  .server((): void => setCookie(cookie, asked, { path: '/', sameSite: 'lax' }))
  .client((): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist in every browser, and never without TLS.
    document.cookie = `${cookie}=${asked}; Path=/; SameSite=Lax`;
  });

/**
 * The question was answered in this browser session: going back and answering otherwise does not open the form again.
 * It says that the question was asked, nothing of the answer, and ends with the browser session.
 */
export const ageGate = { isClosed, close };
