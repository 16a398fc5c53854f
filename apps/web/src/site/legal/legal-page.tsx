import { lazyRouteComponent } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import type { LegalDocument } from '../../../content/legal/legal-text.ts';
import type { Api } from '../../api/client.ts';
import { legalText } from '../../api/legal/legal-page.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { ServerRendered } from '../server-rendered.tsx';
import { LegalArticle } from './legal-article.tsx';
import { legalHead } from './legal-head.ts';

const laters = {
  'terms-of-use': lazyRouteComponent(() => import('./legal-later.tsx'), 'TermsLater'),
  privacy: lazyRouteComponent(() => import('./legal-later.tsx'), 'PrivacyLater'),
};

const onServer = createIsomorphicFn()
  .server(
    (document: LegalDocument): ReactNode => (
      <LegalArticle document={document} text={legalText(document, getLocale())} />
    ),
  )
  .client((_: LegalDocument): ReactNode => null);

/** Loads the text of this page alone, for a client-side navigation. Otherwise the server renders it into the page. */
const loadText = createIsomorphicFn()
  .server(async (_: Api, __: LegalDocument): Promise<void> => {})
  .client(async ({ queries }: Api, document: LegalDocument): Promise<void> => {
    await Promise.all([laters[document].preload?.(), queries.legal.text.ensureData({ document })]);
  });

/** Returns the page's head. */
export const loadLegal = async (api: () => Promise<Api>, document: LegalDocument) => {
  const loaded = await api();
  const [head] = await Promise.all([loaded.client.legal.head.query({ document }), loadText(loaded, document)]);
  return legalHead(document, getLocale(), head);
};

export const LegalPage = ({ document }: { readonly document: LegalDocument }) => (
  <ServerRendered key={document} onServer={() => onServer(document)} Later={laters[document]} />
);
