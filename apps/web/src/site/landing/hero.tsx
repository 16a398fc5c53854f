import { heading, text } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { WayIn } from '../way-in.tsx';
import { OpeningCard } from './opening-card.tsx';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlockStart: '8',
  paddingBlockEnd: { base: '8', md: '12' },
});
const words = css({ display: 'flex', flexDirection: 'column', gap: { base: '4', md: '6' } });
// On the narrowest phones the longest word of the French title has no room at the full size.
const title = css({
  maxWidth: '[21ch]',
  '&:lang(fr)': { maxWidth: '[14ch]' },
  '@media (max-width: 359px)': { fontSize: '[2.25rem]' },
});
const invitation = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) auto]' },
  alignItems: 'start',
  columnGap: '16',
  rowGap: '4',
});
const lead = css({ maxWidth: '[46ch]' });
const action = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  // Beside the lead, the button fills its column, so that it ends at the edge of the card below.
  '& > a': { alignSelf: { lg: 'stretch' } },
});

/** The first screen: what the product is for, and an example. */
export const Hero = () => (
  <div className={frame}>
    <div className={words}>
      <p className={text({ size: 'label', tone: 'muted' })}>{m.landing_above()}</p>
      <h1 className={cx(heading({ size: 'display' }), title)}>{m.landing_title()}</h1>
      <div className={invitation}>
        <p className={cx(text({ size: 'lead', tone: 'muted' }), lead)}>{m.landing_lead()}</p>
        <div className={action}>
          <WayIn />
          <p className={text({ tone: 'muted' })}>{m.landing_assurance()}</p>
        </div>
      </div>
    </div>
    <OpeningCard />
  </div>
);
