import { createFileRoute } from '@tanstack/react-router';
import { loadSession } from '../../api/account/load-session.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { EmptyPage } from '../../gallery/empty-page.tsx';

/** The empty page with the frame and its queries: the bench measures what they add. */
export const Route = createFileRoute('/_ui/framed')({
  beforeLoad: async ({ context }) => ({ session: await loadSession(context) }),
  component: Framed,
});

function Framed() {
  const { session } = Route.useRouteContext();
  return (
    <PageFrame signedIn={session !== null}>
      <EmptyPage />
    </PageFrame>
  );
}
