import { createFileRoute } from '@tanstack/react-router';
import { PageFrame } from '../../frame/page-frame.tsx';
import { EmptyPage } from '../../gallery/empty-page.tsx';

/** The empty page with the frame and its queries: the bench measures what they add. */
export const Route = createFileRoute('/_ui/framed')({
  beforeLoad: async ({ context }) => ({ session: await (await context.api()).queries.account.session.ensureData() }),
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
