import { defineCustomClientStrategy, defineCustomServerStrategy } from '../paraglide/runtime.js';
import { languageOfPage } from './language.ts';

/** Makes `getLocale()` follow the address. Call it once, before rendering. */
export const followPath = (): void => {
  defineCustomServerStrategy('custom-path', {
    getLocale: (request) => (request ? languageOfPage(new URL(request.url).pathname) : undefined),
  });
  defineCustomClientStrategy('custom-path', {
    getLocale: () => (typeof window === 'undefined' ? undefined : languageOfPage(window.location.pathname)),
    // Changing the language means following a link to another address.
    setLocale: () => undefined,
  });
};
