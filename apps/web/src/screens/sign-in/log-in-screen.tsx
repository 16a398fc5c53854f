import { PageHeader, textLink } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { AuthFrame } from './auth-frame.tsx';
import { formLayout } from './form-layout.ts';
import { LogInForm } from './log-in-form.tsx';
import { safeNextPath } from './next-path.ts';

export const LogInScreen = ({ next }: { readonly next: string | undefined }) => (
  <AuthFrame>
    <PageHeader title={m.log_in_title()} lead={m.log_in_lead()} />
    <LogInForm
      // Loads a new document, so that nothing of the visitor's pages stays in memory.
      onLoggedIn={() => window.location.assign(safeNextPath(next) ?? `/${getLocale()}/app/dashboard`)}
    />
    <p className={formLayout.after}>
      {m.log_in_no_account()}
      <Link to="/$lang/auth/sign-up" params={{ lang: getLocale() }} className={textLink({ standing: 'alone' })}>
        {m.log_in_to_sign_up()}
      </Link>
    </p>
  </AuthFrame>
);
