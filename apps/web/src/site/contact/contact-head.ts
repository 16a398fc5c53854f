import type { Language } from '@palmares/domain/kernel';
import { m } from '../../paraglide/messages.js';
import { siteHead } from '../site-head.ts';

/** The same for every subject: the page without one is the one that search engines list. */
export const contactHead = (language: Language) =>
  siteHead({ language, page: 'contact-us', title: m.write_us_title(), description: m.write_us_description() });
