import type { PublicPath } from '../i18n/public-pages.ts';
import { getLocale } from '../paraglide/runtime.js';

/** The address of a public page in the page's language, for a link that loads a document. */
export const siteAddress = (path: PublicPath): string => `/${getLocale()}/${path}`;
