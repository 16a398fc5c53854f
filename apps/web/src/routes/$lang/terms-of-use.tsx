import { createFileRoute } from '@tanstack/react-router';
import { LegalPage, loadLegal } from '../../site/legal/legal-page.tsx';
import { Reading } from '../../site/reading.tsx';

export const Route = createFileRoute('/$lang/terms-of-use')({
  loader: ({ context }) => loadLegal(context.api, 'terms-of-use'),
  head: ({ loaderData }) => loaderData ?? {},
  component: TermsOfUse,
});

function TermsOfUse() {
  return (
    <Reading>
      <LegalPage document="terms-of-use" />
    </Reading>
  );
}
