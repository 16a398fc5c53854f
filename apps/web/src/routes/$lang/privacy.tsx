import { createFileRoute } from '@tanstack/react-router';
import { legalHead } from '../../site/legal/legal-head.ts';
import { LegalPage, loadLegal } from '../../site/legal/legal-page.tsx';

export const Route = createFileRoute('/$lang/privacy')({
  loader: ({ context }) => loadLegal(context.api, 'privacy'),
  head: ({ params, loaderData }) => legalHead('privacy', params.lang, loaderData),
  component: Privacy,
});

function Privacy() {
  return <LegalPage document="privacy" />;
}
