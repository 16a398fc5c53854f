import type { Language } from '@palmares/domain/kernel';
import { siteHead } from '../../page/site-head.ts';
import { m } from '../../paraglide/messages.js';

export const faqsHead = (language: Language) =>
  siteHead({ language, page: 'faqs', title: m.faqs_title(), description: m.faqs_description() });
