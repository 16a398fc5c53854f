import { Banner, buttonClass } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { beginningOf } from '../../sections/first-fields.ts';
import { PlaceLink } from '../dashboard/place-link.tsx';

/** A link may be made before there is anything behind it. */
export const EmptyPortfolio = () => (
  <Banner
    tone="warning"
    title={m.share_empty_title()}
    action={
      <PlaceLink place={beginningOf('introduction')} className={buttonClass({ variant: 'outline' })}>
        {m.share_empty_action()}
      </PlaceLink>
    }
  >
    {m.share_empty_text()}
  </Banner>
);
