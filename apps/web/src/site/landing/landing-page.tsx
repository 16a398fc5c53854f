import { buttonClass, heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { getRouteApi, Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { PortfolioAnatomy } from './portfolio-anatomy.tsx';

const hero = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 7fr) minmax(0, 5fr)]' },
  alignItems: 'center',
  columnGap: '16',
  rowGap: '12',
  maxWidth: 'wide',
  mx: 'auto',
  px: { base: '4', sm: '6', md: '8' },
  paddingBlock: { base: '10', md: '24' },
});
const words = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' });
const actions = css({ display: 'flex', flexDirection: { base: 'column', sm: 'row' }, gap: '3' });

const layout = getRouteApi('/$lang');

export const LandingPage = () => {
  const { session } = layout.useRouteContext();
  const params = layout.useParams();
  return (
    <div className={hero}>
      <div className={words}>
        <p className={text({ size: 'label', tone: 'accent' })}>{m.landing_above()}</p>
        <h1 className={heading({ size: 'display' })}>{m.landing_title()}</h1>
        <p className={text({ size: 'lead', tone: 'muted' })}>{m.landing_lead()}</p>
        <div className={actions}>
          {session ? (
            <Link to="/$lang/app/dashboard" params={params} className={buttonClass({ size: 'lg' })}>
              {m.landing_dashboard()}
            </Link>
          ) : (
            <>
              <Link to="/$lang/auth/sign-up" params={params} className={buttonClass({ size: 'lg' })}>
                {m.landing_sign_up()}
              </Link>
              <Link to="/$lang/auth" params={params} className={buttonClass({ size: 'lg', variant: 'outline' })}>
                {m.landing_log_in()}
              </Link>
            </>
          )}
        </div>
        <p className={text({ tone: 'muted' })}>{m.landing_price()}</p>
      </div>
      <PortfolioAnatomy />
    </div>
  );
};
