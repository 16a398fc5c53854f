import { ageAt } from '@palmares/domain/account';
import type { Athlete } from '@palmares/domain/portfolio';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { EditorProvider } from '../../../../../drafts/editor-context.tsx';
import { pageTitle } from '../../../../../i18n/page-title.ts';
import { m } from '../../../../../paraglide/messages.js';
import { LeaveWarning } from '../../../../../screens/portfolio-editor/leave-warning.tsx';
import { AthleteContext, type EditedAthlete } from '../../../../../sections/athlete-context.ts';

/** Computed by the loader, because the first render in the browser must equal the server's. */
const editedAthlete = (athlete: Athlete, at: Date): EditedAthlete => ({
  ...athlete,
  age: ageAt(athlete.dateOfBirth, at),
  thisYear: at.getUTCFullYear(),
});

export const Route = createFileRoute('/$lang/app/portfolio/edit')({
  loader: async ({ context }) => {
    const { athlete, sections } = await (await context.api()).queries.portfolio.mine.fetch({});
    return { sections, athlete: athlete && editedAthlete(athlete, new Date()) };
  },
  head: () => ({ meta: [pageTitle(m.editor_head_title())] }),
  component: EditLayout,
});

function EditLayout() {
  const { session } = Route.useRouteContext();
  const { sections, athlete } = Route.useLoaderData();
  return (
    <EditorProvider athleteId={session.athleteId} known={sections}>
      <AthleteContext value={athlete}>
        <Outlet />
        <LeaveWarning />
      </AthleteContext>
    </EditorProvider>
  );
}
