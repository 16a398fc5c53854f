import type { LegalDocument } from '../../../content/legal/legal-text.ts';
import { ApiProvider } from '../../api/api-provider.tsx';
import { trpc } from '../../api/client.ts';
import { LegalArticle } from './legal-article.tsx';

const Loaded = ({ document }: { readonly document: LegalDocument }) => {
  const [text] = trpc.legal.text.useSuspenseQuery({ document });
  return <LegalArticle document={document} text={text} />;
};

const later = (document: LegalDocument) => () => (
  <ApiProvider>
    <Loaded document={document} />
  </ApiProvider>
);

export const TermsLater = later('terms-of-use');
export const PrivacyLater = later('privacy');
