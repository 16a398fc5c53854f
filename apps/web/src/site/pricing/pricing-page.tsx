import { heading, text, textLink } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { useVisit } from '../../page/visit.ts';
import { m } from '../../paraglide/messages.js';
import { ClosingCta } from '../closing-cta.tsx';
import { LinkedCard } from '../example/linked-card.tsx';
import { WayIn } from '../way-in.tsx';
import type { Price } from './load-price.ts';
import { PricingDetails } from './pricing-details.tsx';

const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 22rem]' },
  alignItems: 'center',
  columnGap: '16',
  rowGap: '8',
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlock: { base: '8', md: '16' },
});
const words = css({ display: 'flex', flexDirection: 'column', gap: { base: '4', md: '6' }, minWidth: '0' });
const title = css({ maxWidth: '[21ch]' });
const offer = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingBlockStart: { base: '2', md: '0' } });
const price = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' });

/** Shows the plan's price, its features and how to leave it. */
export const PricingPage = ({ price: amount, year, currency }: Price) => (
  <>
    <div className={frame}>
      <div className={words}>
        <p className={text({ size: 'label', tone: 'muted' })}>{m.pricing_above()}</p>
        <h1 className={cx(heading({ size: 'display' }), title)}>{m.pricing_title()}</h1>
        <p className={text({ size: 'lead', tone: 'muted' })}>{m.pricing_lead()}</p>
        <div className={offer}>
          <div>
            <p className={text({ size: 'label', tone: 'muted' })}>{m.plan_title()}</p>
            <p className={price}>
              <span className={text({ size: 'number' })}>{amount}</span>
              <span className={text({ size: 'lead' })}>{m.plan_price_each_month()}</span>
            </p>
            <p className={text({ tone: 'muted' })}>{m.plan_price_taxes({ currency })}</p>
          </div>
          <WayIn />
          <p className={text({ tone: 'muted' })}>
            {useVisit().signedIn ? null : `${m.pricing_no_card()} `}
            {m.pricing_free_for_coaches()}
          </p>
          <p>
            <a href="#parents" className={textLink({ standing: 'alone' })}>
              {m.pricing_parents_open()}
            </a>
          </p>
        </div>
      </div>
      <LinkedCard />
    </div>
    <PricingDetails price={amount} year={year} />
    <ClosingCta title={m.pricing_action_title()} />
  </>
);
