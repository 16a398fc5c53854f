import { text } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { Chapter } from './chapter.tsx';
import { PlanTable } from './plan-table.tsx';
import { WayIn } from './way-in.tsx';

export interface GoProProps {
  /** `$5.99` or `5,99 $`. */
  readonly price: string;
  readonly currency: string;
}

export const GoPro = ({ price, currency }: GoProProps) => (
  <Chapter id="go-pro" label={m.navigation_go_pro()} title={m.landing_go_pro_title({ price })}>
    <p className={text({ size: 'lead' })}>{m.landing_go_pro_text({ price, currency })}</p>
    <PlanTable />
    <p className={text({ tone: 'muted' })}>{m.landing_plan_end()}</p>
    <WayIn />
  </Chapter>
);
