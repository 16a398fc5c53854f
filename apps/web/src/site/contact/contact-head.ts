import type { Language } from '@palmares/domain/kernel';
import { m } from '../../paraglide/messages.js';
import { siteHead } from '../site-head.ts';

/** Identical for every subject, because search engines list the page without one. */
export const contactHead = (language: Language) =>
  siteHead({ language, page: 'contact-us', title: m.write_us_title(), description: m.write_us_description() });
