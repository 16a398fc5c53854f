import { PageHeader, textLink } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { safeNextPath } from '../../api/account/next-path.ts';
import { Support } from '../../page/support.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { AuthFrame } from './auth-frame.tsx';
import { formLayout } from './form-layout.ts';
import { LogInForm } from './log-in-form.tsx';

interface LogInScreenProps {
  readonly next: string | undefined;
  /** The email typed before, if the form was sent without a script. */
  readonly email: string;
  readonly problem: string | undefined;
}

export const LogInScreen = ({ next, ...refused }: LogInScreenProps) => (
  <AuthFrame needsScript={false}>
    <PageHeader title={m.log_in_title()} lead={m.log_in_lead()} />
    <LogInForm
      {...refused}
      action={{ path: `/${getLocale()}/auth/log-in`, next: next ?? '' }}
      // Loads a new document, so that nothing of the visitor's pages stays in memory.
      onLoggedIn={() => window.location.assign(safeNextPath(next) ?? `/${getLocale()}/app/dashboard`)}
    />
    <p className={formLayout.after}>
      {m.log_in_no_account()}
      <Link to="/$lang/auth/sign-up" params={{ lang: getLocale() }} className={textLink({ standing: 'alone' })}>
        {m.log_in_to_sign_up()}
      </Link>
    </p>
    <p className={formLayout.hint}>
      {m.log_in_guardian()} <Support />
    </p>
  </AuthFrame>
);
