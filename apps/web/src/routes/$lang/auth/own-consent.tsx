import { createFileRoute, redirect } from '@tanstack/react-router';
import { safeNextPath } from '../../../api/account/next-path.ts';
import { LogOutButton } from '../../../frame/navigation/log-out-button.tsx';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { OwnConsentScreen } from '../../../screens/guardian/own-consent-screen.tsx';

export const Route = createFileRoute('/$lang/auth/own-consent')({
  validateSearch: (search: Record<string, unknown>): { next?: string | undefined } => ({
    next: safeNextPath(search.next),
  }),
  beforeLoad: ({ context: { session }, location, params }) => {
    if (!session) throw redirect({ to: '/$lang/auth', params, search: { next: location.href } });
  },
  loader: async ({ context }) => (await context.api()).client.guardian.standing.query(),
  head: () => ({ meta: [pageTitle(m.own_consent_title())] }),
  component: OwnConsent,
});

function OwnConsent() {
  const { next } = Route.useSearch();
  const { state, ownConsentDueAt } = Route.useLoaderData();
  return (
    <OwnConsentScreen
      dueAt={ownConsentDueAt}
      isOverdue={state === 'own_consent_overdue'}
      next={next}
      logOut={<LogOutButton variant="outline" />}
    />
  );
}
