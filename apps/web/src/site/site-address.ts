import { getLocale } from '../paraglide/runtime.js';

export type PublicPath =
  | 'pricing'
  | 'contact-us'
  | 'contact-us/bug-report'
  | 'contact-us/partnership'
  | 'portfolio-demo'
  | 'portfolio-demo-gate'
  | 'blog'
  | 'faqs'
  | 'terms-of-use'
  | 'privacy';

/** The address of a public page in the page's language, for a link that loads a document. */
export const siteAddress = (path: PublicPath): string => `/${getLocale()}/${path}`;
