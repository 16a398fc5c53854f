import { text, textLink } from '@palmares/ui';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';
import { Chapter } from '../chapter.tsx';
import { LinkedCard } from '../example/linked-card.tsx';
import { mainFeatures } from '../pricing/features.ts';
import type { Price } from '../pricing/load-price.ts';
import { PlanTable } from '../pricing/plan-table.tsx';

export const GoPro = ({ price, currency }: Price) => (
  <Chapter
    id="go-pro"
    label={m.navigation_go_pro()}
    title={m.landing_go_pro_title({ price })}
    wideOnly
    picture={<LinkedCard />}
  >
    <p className={text()}>{m.landing_go_pro_text({ price, currency })}</p>
    <PlanTable features={mainFeatures} />
    <p>
      <a href={siteAddress('pricing')} className={textLink({ standing: 'alone' })}>
        {m.landing_go_pro_more()}
      </a>
    </p>
  </Chapter>
);
