import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { GuardianNeededScreen } from '../../../screens/sign-up/guardian-needed-screen.tsx';

export const Route = createFileRoute('/$lang/auth/guardian-needed')({
  head: () => ({ meta: [pageTitle(m.guardian_needed_title())] }),
  component: GuardianNeededScreen,
});
