import { buttonClass } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { TopBar } from './top-bar.tsx';

const wide = css({ display: { base: 'none', sm: 'inline-flex' } });
const oneLine = css({ whiteSpace: 'nowrap' });

export const VisitorNavigation = ({ signedIn }: { readonly signedIn: boolean }) => {
  const params = { lang: getLocale() };
  if (signedIn) {
    return (
      <TopBar
        end={
          <Link to="/$lang/app/dashboard" params={params} className={buttonClass({ size: 'sm' })}>
            {m.navigation_dashboard()}
          </Link>
        }
      />
    );
  }
  return (
    <TopBar
      end={
        <>
          <Link
            to="/$lang/auth"
            params={params}
            className={buttonClass({ variant: 'outline', size: 'sm', className: oneLine })}
          >
            {m.navigation_log_in()}
          </Link>
          <Link to="/$lang/auth/sign-up" params={params} className={buttonClass({ size: 'sm', className: wide })}>
            {m.navigation_sign_up()}
          </Link>
        </>
      }
    />
  );
};
