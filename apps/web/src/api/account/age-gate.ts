import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie } from '@tanstack/react-start/server';
import { type AgeGateAnswer, ageGateCookie } from './age-gate-cookie.ts';

const { name } = ageGateCookie;

const isClosed = createIsomorphicFn()
  .server((answer: AgeGateAnswer): boolean => getCookie(name) === ageGateCookie[answer])
  .client((answer: AgeGateAnswer): boolean => document.cookie.split('; ').includes(`${name}=${ageGateCookie[answer]}`));

/** In the browser; the server does it with `closeAgeGate`. */
const close = (answer: AgeGateAnswer): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist in every browser, and never without TLS.
  document.cookie = `${name}=${ageGateCookie[answer]}; Path=/; SameSite=Lax${secure}`;
};

/**
 * A session cookie set once an answer asks for a guardian or is too young for an account, so that nobody goes back and
 * answers differently. It does not hold the date of birth. It goes when an account is created in this browser.
 */
export const ageGate = { isClosed, close };
