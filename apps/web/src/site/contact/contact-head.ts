import type { Language } from '@palmares/domain/kernel';
import { siteHead } from '../../page/site-head.ts';
import { m } from '../../paraglide/messages.js';

/** Identical for every subject, because search engines list the page without one. */
export const contactHead = (language: Language) =>
  siteHead({ language, page: 'contact-us', title: m.write_us_title(), description: m.write_us_description() });
