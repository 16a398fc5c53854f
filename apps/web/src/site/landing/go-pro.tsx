import { text, textLink } from '@palmares/ui';
import { CheckedList } from '../../page/checked-list.tsx';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';
import { Chapter } from '../chapter.tsx';
import { BriefLinkedCard, LinkedCard } from '../example/linked-card.tsx';
import { mainFeatures } from '../pricing/features.ts';
import type { Price } from '../pricing/load-price.ts';

/** The plan's price and the main reasons for it. */
export const GoPro = ({ price, currency }: Pick<Price, 'price' | 'currency'>) => (
  <Chapter
    id="go-pro"
    label={m.navigation_go_pro()}
    title={m.landing_go_pro_title({ price })}
    wideOnly
    picture={<LinkedCard />}
  >
    <p className={text()}>{m.landing_go_pro_text({ price, currency })}</p>
    <BriefLinkedCard />
    <CheckedList lines={mainFeatures()} />
    <p>
      <a href={siteAddress('pricing')} className={textLink({ standing: 'alone' })}>
        {m.landing_go_pro_more()}
      </a>
    </p>
  </Chapter>
);
