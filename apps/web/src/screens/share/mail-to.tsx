import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';

const row = css({
  display: 'flex',
  gap: '3',
  paddingBlockEnd: '3',
  borderBlockEnd: 'line',
  overflowWrap: 'anywhere',
});
const name = css({ color: 'fg.muted', flexShrink: '0' });

/** The recipient of a message. The athlete's own mail program asks for the address. */
export const MailTo = ({ to }: { readonly to: string }) => (
  <p className={row}>
    <span className={name}>{m.share_to()}</span>
    <span>{to === '' ? m.share_to_nobody() : to}</span>
  </p>
);
