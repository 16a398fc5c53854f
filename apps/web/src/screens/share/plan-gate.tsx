import { ADULT_AGE } from '@palmares/domain/shared-portfolio';
import { buttonClass, heading, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { priceWords } from '../../i18n/price.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { asksOf } from '../../shared-portfolio/card-asks.ts';
import { PlaceLink } from '../dashboard/place-link.tsx';
import { CoachGets } from './coach-gets.tsx';
import type { ShareData } from './share-data.ts';
import { shareLayout } from './share-layout.ts';

const offer = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' });
const action = css({ marginBlockStart: '3' });

/** Leads to the first line of a card that has no sport yet, because a bare card sells nothing. */
const BareCard = ({ card }: Pick<ShareData, 'card'>) => {
  const [ask] = card ? asksOf(card.card, card.picture.crop !== null).kicker : [];
  return ask ? (
    <PlaceLink place={{ section: ask.section, field: ask.field }} className={textLink({ standing: 'alone' })}>
      {m.share_gate_plan_bare()}
    </PlaceLink>
  ) : null;
};

/** Says, on the free plan, what sharing needs and that earlier links are kept, beside what a coach would get. */
export const PlanGate = ({ data }: { readonly data: ShareData }) => (
  <div className={shareLayout.columns}>
    <div className={offer}>
      <h2 className={heading({ size: 'md' })}>{m.share_gate_plan_title()}</h2>
      <p className={text({ tone: 'muted' })}>
        {m.share_gate_plan_text()}
        {data.linkCount > 0 ? ` ${m.share_gate_suspended()}` : null}
      </p>
      <Link to="/$lang/app/athlete-plan" params={{ lang: getLocale() }} className={buttonClass({ className: action })}>
        {m.share_gate_plan_price({ price: priceWords(data.currency) })}
      </Link>
      {data.card && data.card.card.age < ADULT_AGE ? (
        <p className={text({ tone: 'muted' })}>{m.share_gate_plan_parent()}</p>
      ) : null}
      <ReadingLink to="faqs#what-the-plan-gives" words={m.reading_plan_gives} />
    </div>
    <div className={shareLayout.part}>
      <CoachGets {...data} />
      <BareCard card={data.card} />
    </div>
  </div>
);
