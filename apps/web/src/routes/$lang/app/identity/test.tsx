import { createFileRoute } from '@tanstack/react-router';
import { AppTopBar } from '../../../../frame/navigation/app-top-bar.tsx';
import { pageTitle } from '../../../../i18n/page-title.ts';
import { m } from '../../../../paraglide/messages.js';
import { IdentityTestScreen } from '../../../../screens/identity-test/identity-test-screen.tsx';

export const Route = createFileRoute('/$lang/app/identity/test')({
  loader: async ({ context }) => (await context.api()).queries.identity.state.fetch(undefined, { staleTime: 0 }),
  head: () => ({ meta: [pageTitle(m.identity_test_head_title())] }),
  component: Test,
});

function Test() {
  const { athleteId } = Route.useRouteContext().session;
  return <IdentityTestScreen athleteId={athleteId} bar={<AppTopBar home="dashboard" entering={false} />} />;
}
