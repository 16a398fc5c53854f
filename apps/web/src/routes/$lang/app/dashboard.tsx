import { createFileRoute } from '@tanstack/react-router';
import { lastVersion } from '../../../drafts/device/last-version.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { DashboardScreen } from '../../../screens/dashboard/dashboard-screen.tsx';

export const Route = createFileRoute('/$lang/app/dashboard')({
  loader: async ({ context }) =>
    (await context.api()).queries.account.onboarding.fetch(
      { atLeastVersion: lastVersion(context.session.athleteId) },
      { staleTime: 0 },
    ),
  head: () => ({ meta: [pageTitle(m.navigation_dashboard())] }),
  component: Dashboard,
});

function Dashboard() {
  return <DashboardScreen data={Route.useLoaderData()} />;
}
