import { getLocale } from '../paraglide/runtime.js';
import type { PublicPath } from './public-pages.ts';

/** The address of a public page in the page's language, for a link that loads a document. */
export const siteAddress = (path: PublicPath): string => `/${getLocale()}/${path}`;
