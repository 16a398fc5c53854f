import { buttonClass } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { CardMoment } from '../share/card-moment.tsx';
import type { ShareData } from '../share/share-data.ts';
import { possibleNow } from './gives.ts';
import { TickedList } from './ticked-list.tsx';

interface PlanCelebrationProps {
  readonly card: ShareData['card'];
  /** Links from an earlier subscription. */
  readonly linkCount: number;
}

/** Shown once, when the plan has been paid: what is possible from now on. */
export const PlanCelebration = ({ card, linkCount }: PlanCelebrationProps) => (
  <CardMoment
    level="h1"
    title={m.plan_celebration_title()}
    lead={m.plan_celebration_text()}
    card={card}
    action={
      <Link
        to="/$lang/app/portfolio/share"
        params={{ lang: getLocale() }}
        className={buttonClass({ size: 'lg', width: 'full' })}
      >
        {linkCount === 0 ? m.plan_celebration_first() : m.plan_celebration_action()}
      </Link>
    }
  >
    <TickedList facts={possibleNow(linkCount)} />
  </CardMoment>
);
