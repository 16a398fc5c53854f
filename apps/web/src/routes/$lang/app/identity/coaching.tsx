import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageTitle } from '../../../../i18n/page-title.ts';
import { m } from '../../../../paraglide/messages.js';
import { CoachingScreen } from '../../../../screens/identity-coaching/coaching-screen.tsx';

export const Route = createFileRoute('/$lang/app/identity/coaching')({
  loader: async ({ context, params: { lang } }) => {
    const { queries } = await context.api();
    const [sheet, athlete] = await Promise.all([
      queries.identity.coaching.fetch(undefined, { staleTime: 0 }),
      queries.account.mine.ensureData(),
    ]);
    if (!sheet) throw redirect({ to: '/$lang/app/identity/results', params: { lang }, replace: true });
    return { sheet, gender: sheet.gender, name: `${athlete.firstName} ${athlete.lastName}` };
  },
  head: () => ({ meta: [pageTitle(m.coaching_title())] }),
  component: Coaching,
});

function Coaching() {
  return <CoachingScreen {...Route.useLoaderData()} />;
}
