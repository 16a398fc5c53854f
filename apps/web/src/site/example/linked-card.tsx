import { Lock } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import type { PlayerCardProps } from '../../shared-portfolio/player-card.tsx';
import { ExamplePlayerCard } from './example-player-card.tsx';

const card = css({
  width: 'full',
  maxWidth: '[22rem]',
  '& [data-line=picture]': { maxHeight: '[15rem]', justifyContent: 'center' },
});
const chip = css({
  display: 'flex',
  alignItems: 'center',
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

/** The picture of sharing: a card with its own address, behind a passcode. The words beside it say the same. */
export const LinkedCard = ({ brief = false }: Pick<PlayerCardProps, 'brief'>) => (
  <div aria-hidden className={card}>
    <ExamplePlayerCard
      brief={brief}
      greeting={[]}
      actions={
        <p translate="no" className={chip}>
          <Lock size={20} />
          <span className={address}>{m.landing_message_address()}</span>
        </p>
      }
    />
  </div>
);
