import { createFileRoute } from '@tanstack/react-router';
import { lastVersion } from '../../../../drafts/device/last-version.ts';
import { EditorProvider } from '../../../../drafts/editor-context.tsx';
import { pageTitle } from '../../../../i18n/page-title.ts';
import { m } from '../../../../paraglide/messages.js';
import { PreviewScreen } from '../../../../screens/preview/preview-screen.tsx';
import { pageTime } from '../../../../server/page-time.ts';

export const Route = createFileRoute('/$lang/app/portfolio/preview')({
  // The server does not know this device's edits, so the page queries again once its script runs.
  loader: async ({ context }) => {
    const { queries } = await context.api();
    const atLeastVersion = lastVersion(context.session.athleteId);
    const [portfolio, coaching] = await Promise.all([
      queries.portfolio.mine.fetch({ atLeastVersion }, { staleTime: 0 }),
      queries.identity.coaching.fetch(undefined, { staleTime: 0 }),
    ]);
    return { at: pageTime(), portfolio, coaching };
  },
  head: () => ({ meta: [pageTitle(m.preview_head_title())] }),
  component: Preview,
});

function Preview() {
  const { session } = Route.useRouteContext();
  const { at, portfolio, coaching } = Route.useLoaderData();
  return (
    <EditorProvider athleteId={session.athleteId} known={portfolio.sections}>
      <PreviewScreen athleteId={session.athleteId} at={at} portfolio={portfolio} coaching={coaching} />
    </EditorProvider>
  );
}
