import type { Language } from '@palmares/domain/kernel';
import { answersIn } from '../../../content/faqs/answers.server.ts';
import { faqSections } from '../../../content/faqs/faq.ts';
import { languageTag, withLanguage } from '../../i18n/language.ts';
import { siteHead } from '../../page/site-head.ts';
import { m } from '../../paraglide/messages.js';
import { publicOrigin } from '../../server/public-origin.ts';

/** Names each answer by its address: with their texts, the page would be a third longer. */
const questionsIn = (language: Language) => {
  const address = `${publicOrigin()}${withLanguage(language, '/faqs')}`;
  return faqSections
    .flatMap((section) => answersIn(language, section).answers)
    .map(({ id, question }) => ({ '@type': 'Question', name: question, url: `${address}#${id}` }));
};

export const faqsHead = (language: Language) =>
  siteHead({
    language,
    page: 'faqs',
    title: m.faqs_title(),
    description: m.faqs_description(),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: languageTag(language),
      mainEntity: questionsIn(language),
    },
  });
