import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { ResetPasswordScreen } from '../../../screens/sign-in/reset-password-screen.tsx';

export const Route = createFileRoute('/$lang/auth/reset-password')({
  head: () => ({ meta: [pageTitle(m.reset_password_title())] }),
  component: ResetPasswordScreen,
});
