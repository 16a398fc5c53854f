import type { LegalDocument } from '../../../content/legal/legal-text.ts';
import { legalText } from '../../api/legal/legal-page.server.ts';
import { visitorPage } from '../../page/visitor-page.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { LegalArticle } from './legal-article.tsx';
import { legalHead } from './legal-head.ts';

const legalPage = (document: LegalDocument) =>
  visitorPage({
    load: () => ({ document, text: legalText(document, getLocale()) }),
    head: ({ text }) => legalHead(document, getLocale(), text),
    Page: LegalArticle,
    isReading: true,
    once: 'address',
  });

export const terms = legalPage('terms-of-use');
export const privacy = legalPage('privacy');
