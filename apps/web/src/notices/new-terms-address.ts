import { getLocale } from '../paraglide/runtime.js';

/** The page that asks for the current terms, and leads back to this one. Open it as a document: the session changed. */
export const newTermsAddress = (): string => {
  const { pathname, search } = window.location;
  return `/${getLocale()}/auth/new-terms?${new URLSearchParams({ next: `${pathname}${search}` })}`;
};
