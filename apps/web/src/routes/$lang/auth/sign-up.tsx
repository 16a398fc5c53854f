import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '../../../paraglide/messages.js';
import { ageGate } from '../../../screens/auth/age-gate.ts';
import { SignUpScreen } from '../../../screens/auth/sign-up-screen.tsx';
import { pageTitle } from '../../../shell/page-title.ts';

export const Route = createFileRoute('/$lang/auth/sign-up')({
  beforeLoad: ({ params }) => {
    if (ageGate.isClosed()) throw redirect({ to: '/$lang/auth/guardian-needed', params, replace: true });
  },
  head: () => ({ meta: [pageTitle(m.sign_up_title())] }),
  component: SignUpScreen,
});
