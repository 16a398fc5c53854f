import { buttonClass } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { getRouteApi, Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';

const actions = css({ display: 'flex', flexDirection: { base: 'column', sm: 'row' }, gap: '3' });

const layout = getRouteApi('/$lang');

/** The one thing to do here: begin, or go on where the athlete was. */
export const WayIn = ({ logIn = false }: { readonly logIn?: boolean }) => {
  const { session } = layout.useRouteContext();
  const params = layout.useParams();
  if (session)
    return (
      <div className={actions}>
        <Link to="/$lang/app/dashboard" params={params} className={buttonClass({ size: 'lg' })}>
          {m.landing_dashboard()}
        </Link>
      </div>
    );
  return (
    <div className={actions}>
      <Link to="/$lang/auth/sign-up" params={params} className={buttonClass({ size: 'lg' })}>
        {m.landing_sign_up()}
      </Link>
      {logIn ? (
        <Link to="/$lang/auth" params={params} className={buttonClass({ size: 'lg', variant: 'outline' })}>
          {m.landing_log_in()}
        </Link>
      ) : null}
    </div>
  );
};
