import { createFileRoute } from '@tanstack/react-router';
import { lastVersion } from '../../../drafts/device/last-version.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { DashboardScreen } from '../../../screens/dashboard/dashboard-screen.tsx';

export const Route = createFileRoute('/$lang/app/dashboard')({
  loader: async ({ context }) => {
    const { account, guardian, openings } = (await context.api()).queries;
    const known = { atLeastVersion: lastVersion(context.session.athleteId) };
    const [onboarding] = await Promise.all([
      account.onboarding.fetch(known, { staleTime: 0 }),
      account.deletion.fetch(undefined, { staleTime: 0 }),
      guardian.standing.fetch(undefined, { staleTime: 0 }),
      openings.news.fetch(undefined, { staleTime: 0 }),
      openings.byDay.fetch(undefined, { staleTime: 0 }),
    ]);
    return onboarding;
  },
  head: () => ({ meta: [pageTitle(m.navigation_dashboard())] }),
  component: Dashboard,
});

function Dashboard() {
  return <DashboardScreen data={Route.useLoaderData()} />;
}
