import type { Language } from '@palmares/domain/kernel';
import { m } from '../../paraglide/messages.js';
import { siteHead } from '../site-head.ts';

export const faqsHead = (language: Language) =>
  siteHead({ language, page: 'faqs', title: m.faqs_title(), description: m.faqs_description() });
