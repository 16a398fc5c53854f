import type { Language } from '@palmares/domain/kernel';
import type { LegalDocument } from '../../../content/legal/legal-text.ts';
import { alternateLanguages } from '../../i18n/alternate-languages.ts';
import { pageTitle } from '../../i18n/page-title.ts';
import { publicOrigin } from '../../server/public-origin.ts';

interface Described {
  readonly title: string;
  readonly description: string;
}

export const legalHead = (document: LegalDocument, lang: Language, said: Described | undefined) => {
  const path = `/${lang}/${document}`;
  return {
    meta: said ? [pageTitle(said.title), { name: 'description', content: said.description }] : [],
    links: [{ rel: 'canonical', href: `${publicOrigin()}${path}` }, ...alternateLanguages(publicOrigin(), path)],
  };
};
