import { createFileRoute } from '@tanstack/react-router';
import { loadSession } from '../../api/account/load-session.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { ConstantPage } from '../../gallery/constant-page.tsx';

/** Rendered like any page, from a constant: the bench compares the scouts’ page with one of the same size. */
export const Route = createFileRoute('/_ui/constant/$elements/$characters')({
  beforeLoad: async ({ context }) => ({ session: await loadSession(context) }),
  component: Constant,
});

function Constant() {
  const { session } = Route.useRouteContext();
  const { elements, characters } = Route.useParams();
  return (
    <PageFrame signedIn={session !== null}>
      <ConstantPage elements={Number(elements)} characters={Number(characters)} />
    </PageFrame>
  );
}
