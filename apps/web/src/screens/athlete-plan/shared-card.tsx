import { Lock, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { OwnCard, type OwnCardProps } from '../../shared-portfolio/own-card.tsx';

const figure = css({ display: 'flex', flexDirection: 'column', gap: '3', margin: '0' });
const frame = css({
  overflow: 'hidden',
  border: 'line',
  borderRadius: 'card',
  bg: 'surface',
});
const address = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '2',
  paddingInline: '4',
  borderBlockEnd: 'line',
  color: 'fg.muted',
  textStyle: 'label',
});
const page = css({ padding: { base: '4', sm: '6' } });

/** Shows what the plan offers by the athlete's own card, as a scout sees it behind a link. */
export const SharedCard = ({ card }: { readonly card: Pick<OwnCardProps, 'card' | 'picture'> }) => (
  <figure className={figure}>
    <figcaption className={text({ tone: 'muted' })}>{m.plan_card_caption()}</figcaption>
    <div className={frame}>
      <div aria-hidden className={address}>
        <Lock size={16} />
        <span>/athletes/••••••••••</span>
      </div>
      <div className={page}>
        <OwnCard asSeen {...card} />
      </div>
    </div>
  </figure>
);
