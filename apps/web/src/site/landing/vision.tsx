import { text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { Chapter } from '../chapter.tsx';
import { PhoneMessage } from './phone-message.tsx';

const besideEachOther = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) auto]' },
  alignItems: 'start',
  columnGap: '16',
  rowGap: '6',
});

/** The purpose of the product: an athlete who is not seen writes to one coach. */
export const Vision = () => (
  <Chapter id="the-vision" label={m.navigation_vision()} title={m.landing_vision_title()}>
    <div className={besideEachOther}>
      <p className={text({ size: 'lead' })}>{m.landing_vision_problem()}</p>
      <PhoneMessage />
    </div>
  </Chapter>
);
