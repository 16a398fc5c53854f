import type { Motto } from '@palmares/domain/sections';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { liveCard } from '../kit/live-card.ts';
import { MottoQuote } from './motto-quote.tsx';

const label = css({ textStyle: 'label', color: 'fg.muted' });
const blank = css({ color: 'fg.muted' });

/** The motto as scouts will see it. Hidden from screen readers, because it repeats the field below. */
export const MottoCard = ({ content: { motto } }: { readonly content: Pick<Motto, 'motto'> }) => (
  <div aria-hidden className={liveCard}>
    <span className={label}>{m.motto_card_label()}</span>
    <div className={motto === '' ? blank : undefined}>
      <MottoQuote motto={motto === '' ? '…' : motto} />
    </div>
  </div>
);
