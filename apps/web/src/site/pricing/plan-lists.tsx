import { Card, heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { CheckedList } from '../../page/checked-list.tsx';
import { m } from '../../paraglide/messages.js';
import { freeFeatures, planFeatures } from './features.ts';

const both = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  gap: '6',
});
const side = css({ display: 'flex', flexDirection: 'column', gap: '4' });

/** The free account, and what the plan adds to it. */
export const PlanLists = () => (
  <div className={both}>
    <Card className={side}>
      <h3 className={heading({ size: 'md' })}>{m.pricing_row_free()}</h3>
      <CheckedList lines={freeFeatures()} />
    </Card>
    <Card tone="accent" className={side}>
      <h3 className={heading({ size: 'md' })}>{m.plan_title()}</h3>
      <p className={text({ tone: 'muted' })}>{m.pricing_plan_adds()}</p>
      <CheckedList lines={planFeatures()} />
    </Card>
  </div>
);
