import { createFileRoute, Outlet } from '@tanstack/react-router';
import { m } from '../../../../../paraglide/messages.js';
import { EditorProvider } from '../../../../../screens/editor/editor-context.tsx';
import { pageTitle } from '../../../../../shell/page-title.ts';

export const Route = createFileRoute('/$lang/app/portfolio/edit')({
  loader: async ({ context }) => (await context.api()).queries.portfolio.mine.fetch({}),
  head: () => ({ meta: [pageTitle(m.editor_head_title())] }),
  component: EditLayout,
});

function EditLayout() {
  const { session } = Route.useRouteContext();
  const { sections } = Route.useLoaderData();
  return (
    <EditorProvider athleteId={session.athleteId} known={sections}>
      <Outlet />
    </EditorProvider>
  );
}
