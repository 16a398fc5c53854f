import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../../paraglide/messages.js';
import { GuardianNeededScreen } from '../../../screens/auth/guardian-needed-screen.tsx';
import { pageTitle } from '../../../shell/page-title.ts';

export const Route = createFileRoute('/$lang/auth/guardian-needed')({
  head: () => ({ meta: [pageTitle(m.guardian_needed_title())] }),
  component: GuardianNeededScreen,
});
