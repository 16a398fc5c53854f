import { createFileRoute, redirect } from '@tanstack/react-router';
import { entryToApp } from '../../../api/account/entry-to-app.ts';
import { AppLayout } from '../../../frame/app-layout.tsx';

export const Route = createFileRoute('/$lang/app')({
  beforeLoad: ({ context: { session }, location, params }) => {
    const entry = entryToApp(session, location.pathname);
    if ('first' in entry) throw redirect({ to: entry.first, params, search: { next: location.href } });
    return entry;
  },
  component: AppRoute,
});

function AppRoute() {
  const { session } = Route.useRouteContext();
  return <AppLayout athleteId={session.athleteId} />;
}
