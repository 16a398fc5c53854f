import { text } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { Chapter } from '../chapter.tsx';
import { PhoneMessage } from './phone-message.tsx';

/** The purpose of the product: an athlete who is not seen writes to one coach. */
export const Vision = () => (
  <Chapter id="the-vision" label={m.navigation_vision()} title={m.landing_vision_title()} picture={<PhoneMessage />}>
    <p className={text({ size: 'lead' })}>{m.landing_vision_problem()}</p>
  </Chapter>
);
