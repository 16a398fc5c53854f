import { text } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { currencyWords, priceWords } from '../../screens/athlete-plan/price.ts';
import { Chapter } from './chapter.tsx';
import { PlanTable } from './plan-table.tsx';
import { WayIn } from './way-in.tsx';

export const GoPro = ({ currency }: { readonly currency: string }) => {
  const price = priceWords(currency);
  return (
    <Chapter id="go-pro" label={m.navigation_go_pro()} title={m.landing_go_pro_title({ price })}>
      <p className={text({ size: 'lead' })}>{m.landing_go_pro_text({ price, currency: currencyWords(currency) })}</p>
      <PlanTable />
      <p className={text({ tone: 'muted' })}>{m.landing_plan_end()}</p>
      <WayIn />
    </Chapter>
  );
};
