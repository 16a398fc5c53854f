import { Lock } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { ExamplePlayerCard } from './example-player-card.tsx';

const card = css({
  width: 'full',
  maxWidth: '[22rem]',
  '& [data-line=picture]': { maxHeight: '[15rem]', justifyContent: 'center' },
});
const chip = css({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: '2',
  paddingInline: '4',
  maxWidth: 'full',
  minHeight: 'control',
  bg: 'accent.solid',
  color: 'accent.fg',
  fontSize: 'label',
  fontWeight: 'bold',
  borderRadius: 'round',
});

const address = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const brief = css({ display: 'flex', flexDirection: 'column', gap: '3', maxWidth: '[22rem]', lg: { display: 'none' } });

const Address = () => (
  <p translate="no" className={chip}>
    <Lock size={20} />
    <span className={address}>{m.landing_message_address()}</span>
  </p>
);

/** The picture of sharing: a card with its own address, behind a passcode. The words beside it say the same. */
export const LinkedCard = () => (
  <div aria-hidden className={card}>
    <ExamplePlayerCard greeting={[]} actions={<Address />} />
  </div>
);

/** {@link LinkedCard} in less room, between the words of a phone. */
export const BriefLinkedCard = () => (
  <div aria-hidden className={brief}>
    <ExamplePlayerCard brief greeting={[]} />
    <Address />
  </div>
);
