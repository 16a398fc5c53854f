import { createFileRoute, Outlet } from '@tanstack/react-router';
import { EditorProvider } from '../../../../../drafts/editor-context.tsx';
import { pageTitle } from '../../../../../i18n/page-title.ts';
import { m } from '../../../../../paraglide/messages.js';

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
