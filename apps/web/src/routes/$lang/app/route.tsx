import { createFileRoute, redirect } from '@tanstack/react-router';
import { AppLayout } from '../../../frame/app-layout.tsx';
import { endsPlan } from '../../../screens/athlete-plan/ends-plan.ts';

export const Route = createFileRoute('/$lang/app')({
  beforeLoad: ({ context: { session }, location, params }) => {
    if (!session) throw redirect({ to: '/$lang/auth', params, search: { next: location.href } });
    const mayStay = endsPlan(location.pathname);
    if (!session.termsAccepted && !mayStay)
      throw redirect({ to: '/$lang/auth/new-terms', params, search: { next: location.href } });
    if (session.ownConsentAsked && !mayStay)
      throw redirect({ to: '/$lang/auth/own-consent', params, search: { next: location.href } });
    return { session };
  },
  component: AppRoute,
});

function AppRoute() {
  const { session } = Route.useRouteContext();
  return <AppLayout athleteId={session.athleteId} />;
}
