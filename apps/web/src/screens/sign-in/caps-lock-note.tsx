import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';

const note = css({ color: 'warning.text', fontWeight: 'medium' });

/** Beside the label, so that nothing moves while typing. */
export const CapsLockNote = ({ on }: { readonly on: boolean }) => (
  <span role="status" className={note}>
    {on ? m.password_caps_lock() : null}
  </span>
);
