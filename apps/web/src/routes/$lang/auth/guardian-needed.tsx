import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { GuardianNeededScreen } from '../../../screens/guardian/guardian-needed-screen.tsx';

export const Route = createFileRoute('/$lang/auth/guardian-needed')({
  loader: async ({ context }) => {
    await (await context.api()).queries.guardian.asked.fetch(undefined, { staleTime: 0 });
  },
  head: () => ({ meta: [pageTitle(m.guardian_needed_title())] }),
  component: GuardianNeededScreen,
});
