import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { ApiProvider } from '../../../api/api-provider.tsx';
import { ResumeSending } from '../../../drafts/outbox/resume-sending.tsx';
import { useHoldWhileOffline } from '../../../frame/navigation/use-hold-while-offline.ts';
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
  component: AppLayout,
});

function AppLayout() {
  const { session } = Route.useRouteContext();
  useHoldWhileOffline();
  return (
    <ApiProvider>
      <ResumeSending athleteId={session.athleteId} />
      <Outlet />
    </ApiProvider>
  );
}
