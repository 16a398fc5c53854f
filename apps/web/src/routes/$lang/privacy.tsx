import { createFileRoute } from '@tanstack/react-router';
import { LegalPage, loadLegal } from '../../site/legal/legal-page.tsx';
import { Reading } from '../../site/reading.tsx';

export const Route = createFileRoute('/$lang/privacy')({
  loader: ({ context }) => loadLegal(context.api, 'privacy'),
  head: ({ loaderData }) => loaderData ?? {},
  component: Privacy,
});

function Privacy() {
  return (
    <Reading>
      <LegalPage document="privacy" />
    </Reading>
  );
}
