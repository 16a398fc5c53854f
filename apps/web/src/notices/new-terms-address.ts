import { getLocale } from '../paraglide/runtime.js';

/**
 * Returns the address of the page that asks for the current terms, and leads back to this one. Open it as a document,
 * because the session changes.
 */
export const newTermsAddress = (): string => {
  const { pathname, search } = window.location;
  return `/${getLocale()}/auth/new-terms?${new URLSearchParams({ next: `${pathname}${search}` })}`;
};
