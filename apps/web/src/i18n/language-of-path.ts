import { defineCustomClientStrategy, defineCustomServerStrategy } from '../paraglide/runtime.js';
import { languageOfPage } from './language.ts';

/** Makes `getLocale()` follow the address: once, before anything is rendered. */
export const followPath = (): void => {
  defineCustomServerStrategy('custom-path', {
    getLocale: (request) => (request ? languageOfPage(new URL(request.url).pathname) : undefined),
  });
  defineCustomClientStrategy('custom-path', {
    getLocale: () => (typeof window === 'undefined' ? undefined : languageOfPage(window.location.pathname)),
    // Whoever changes the language goes to another address.
    setLocale: () => undefined,
  });
};
