import { ageAt } from '@palmares/domain/account';
import type { IdentityResult } from '@palmares/domain/identity';
import type { Athlete } from '@palmares/domain/portfolio';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { EditorProvider } from '../../../../../drafts/editor-context.tsx';
import { pageTitle } from '../../../../../i18n/page-title.ts';
import { m } from '../../../../../paraglide/messages.js';
import { EditedAthleteProvider } from '../../../../../screens/portfolio-editor/edited-athlete.tsx';
import { LeaveWarning } from '../../../../../screens/portfolio-editor/leave-warning.tsx';
import { useEditorsAhead } from '../../../../../screens/portfolio-editor/use-editors-ahead.ts';

/** Computed by the loader, because the first render in the browser must equal the server's. */
const editedAthlete = (athlete: Athlete, identity: IdentityResult | null, at: Date) => ({
  ...athlete,
  identity,
  age: ageAt(athlete.dateOfBirth, at),
  thisYear: at.getUTCFullYear(),
});

export const Route = createFileRoute('/$lang/app/portfolio/edit')({
  loader: async ({ context }) => {
    const { athlete, sections, identity } = await (await context.api()).queries.portfolio.mine.fetch({});
    return { sections, athlete: athlete && editedAthlete(athlete, identity, new Date()) };
  },
  head: () => ({ meta: [pageTitle(m.editor_head_title())] }),
  component: EditLayout,
});

function EditLayout() {
  useEditorsAhead();
  const { session } = Route.useRouteContext();
  const { sections, athlete } = Route.useLoaderData();
  return (
    <EditorProvider athleteId={session.athleteId} known={sections}>
      <EditedAthleteProvider athlete={athlete}>
        <Outlet />
        <LeaveWarning />
      </EditedAthleteProvider>
    </EditorProvider>
  );
}
