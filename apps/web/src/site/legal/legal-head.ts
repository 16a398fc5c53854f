import type { Language } from '@palmares/domain/kernel';
import type { LegalDocument } from '../../../content/legal/legal-text.ts';
import { siteHead } from '../../page/site-head.ts';

interface Described {
  readonly title: string;
  readonly description: string;
}

export const legalHead = (document: LegalDocument, language: Language, said: Described) =>
  siteHead({ language, page: document, ...said });
