import { ageOf } from '@palmares/domain/account';
import type { IdentityResult } from '@palmares/domain/identity';
import type { Athlete } from '@palmares/domain/portfolio';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { orFromDevice } from '../../../../../api/from-device.ts';
import { rememberAthlete } from '../../../../../drafts/device/last-athlete.ts';
import { EditorProvider } from '../../../../../drafts/editor-context.tsx';
import { type KnownPortfolio, knownPortfolio } from '../../../../../drafts/known-portfolio.ts';
import { pageTitle } from '../../../../../i18n/page-title.ts';
import { m } from '../../../../../paraglide/messages.js';
import { EditedAthleteProvider } from '../../../../../screens/portfolio-editor/edited-athlete.tsx';
import { LeaveWarning } from '../../../../../screens/portfolio-editor/leave-warning.tsx';
import { usePreloadedEditors } from '../../../../../screens/portfolio-editor/use-preloaded-editors.ts';
import { pageTime } from '../../../../../server/page-time.ts';

/** Computed by the loader, because the first render in the browser must equal the server's. */
const editedAthlete = (athlete: Athlete, identity: IdentityResult | null, at: Date) => ({
  ...athlete,
  identity,
  age: ageOf(athlete, at),
  at,
});

export const Route = createFileRoute('/$lang/app/portfolio/edit')({
  loader: async ({ context }) => {
    const { queries } = await context.api();
    const asked = queries.portfolio.mine.fetch({});
    const known = await orFromDevice<KnownPortfolio>(asked, () => knownPortfolio(context.session.athleteId));
    const { athlete, sections, identity } = known;
    return { sections, identity, athlete: athlete && editedAthlete(athlete, identity, pageTime()) };
  },
  head: () => ({ meta: [pageTitle(m.editor_head_title())] }),
  component: EditLayout,
});

function EditLayout() {
  usePreloadedEditors();
  const { session } = Route.useRouteContext();
  const { sections, athlete, identity } = Route.useLoaderData();
  useEffect(() => rememberAthlete(session.athleteId, { athlete, identity }), [session.athleteId, athlete, identity]);
  return (
    <EditorProvider athleteId={session.athleteId} known={sections}>
      <EditedAthleteProvider athlete={athlete}>
        <Outlet />
        <LeaveWarning />
      </EditedAthleteProvider>
    </EditorProvider>
  );
}
