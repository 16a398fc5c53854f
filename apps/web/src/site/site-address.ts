import { getLocale } from '../paraglide/runtime.js';

export type PublicPath = 'pricing' | 'portfolio-demo' | 'portfolio-demo-gate' | 'terms-of-use' | 'privacy';

/** The address of a public page in the page's language, for a link that loads a document. */
export const siteAddress = (path: PublicPath): string => `/${getLocale()}/${path}`;
