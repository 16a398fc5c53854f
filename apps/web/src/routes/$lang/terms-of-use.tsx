import { createFileRoute } from '@tanstack/react-router';
import { legalHead } from '../../site/legal/legal-head.ts';
import { LegalPage, loadLegal } from '../../site/legal/legal-page.tsx';

export const Route = createFileRoute('/$lang/terms-of-use')({
  loader: ({ context }) => loadLegal(context.api, 'terms-of-use'),
  head: ({ params, loaderData }) => legalHead('terms-of-use', params.lang, loaderData),
  component: TermsOfUse,
});

function TermsOfUse() {
  return <LegalPage document="terms-of-use" />;
}
