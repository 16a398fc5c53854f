import type { Motto } from '@palmares/domain/sections';
import { cx } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { besidePage, ghost, liveCard, liveCardLabel } from '../kit/live-card.ts';
import { MottoQuote } from './motto-quote.tsx';

/** The motto as scouts will see it, or an example. Hidden from screen readers, because it repeats the field below. */
export const MottoCard = ({ content: { motto } }: { readonly content: Pick<Motto, 'motto'> }) => {
  const isEmpty = motto.trim() === '';
  return (
    <div aria-hidden className={cx(liveCard, besidePage)}>
      <span className={liveCardLabel}>{isEmpty ? m.editor_card_example() : m.editor_card_label()}</span>
      <div className={isEmpty ? ghost : undefined}>
        <MottoQuote motto={isEmpty ? m.motto_ghost() : motto} />
      </div>
    </div>
  );
};
