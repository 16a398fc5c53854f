import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../../paraglide/messages.js';

const onPhone = css({ sm: { display: 'none' } });
const onLargerScreens = css({ smDown: { display: 'none' } });

/** On a phone the first word alone, so that the state beside it stays readable. The control's name says the whole. */
export const ShowMissingWords = () => (
  <>
    <span className={onPhone}>{m.save_show_missing_short()}</span>
    <span className={onLargerScreens}>{m.save_show_missing()}</span>
  </>
);
