import { buttonClass } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { getRouteApi, Link } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';

const link = buttonClass({ size: 'lg', className: css({ alignSelf: { base: 'stretch', sm: 'flex-start' } }) });

const layout = getRouteApi('/$lang');

/** The page's main action: sign up, or continue where the athlete was. */
export const WayIn = () => {
  const { session } = layout.useRouteContext();
  const params = layout.useParams();
  return session ? (
    <Link to="/$lang/app/dashboard" params={params} className={link}>
      {m.landing_dashboard()}
    </Link>
  ) : (
    <Link to="/$lang/auth/sign-up" params={params} className={link}>
      {m.landing_sign_up()}
    </Link>
  );
};
