import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { LogInScreen } from '../../../screens/sign-in/log-in-screen.tsx';
import { safeNextPath } from '../../../screens/sign-in/next-path.ts';

export const Route = createFileRoute('/$lang/auth/')({
  // Listed even when invalid: an unlisted parameter would stay in the query as it was typed.
  validateSearch: (search: Record<string, unknown>): { next?: string | undefined } => ({
    next: safeNextPath(search.next),
  }),
  head: () => ({ meta: [pageTitle(m.log_in_title()), { name: 'description', content: m.log_in_lead() }] }),
  component: LogInPage,
});

function LogInPage() {
  const { next } = Route.useSearch();
  return <LogInScreen next={next} />;
}
