import { ADULT_AGE } from '@palmares/domain/shared-portfolio';
import { heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { ReadingLink } from '../../page/reading-link.tsx';
import { Support } from '../../page/support.tsx';
import { m } from '../../paraglide/messages.js';
import { WhoSeesPicture } from '../../who-sees/who-sees-picture.tsx';
import { Chapter } from '../chapter.tsx';
import type { Price } from './load-price.ts';

const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '8',
  rowGap: '4',
  '& dt': { fontWeight: 'bold' },
});
const picture = css({ display: 'flex', flexDirection: 'column', gap: '4' });

const Fact = ({ asks, children }: { readonly asks: string; readonly children: ReactNode }) => (
  <div>
    <dt>{asks}</dt>
    <dd className={text({ tone: 'muted' })}>{children}</dd>
  </div>
);

/** The parent who pays: what it costs, whose card it is, how it stops, and who sees the child’s page. */
export const Parents = ({ price, year }: Pick<Price, 'price' | 'year'>) => (
  <Chapter
    id="parents"
    label={m.pricing_parents_label()}
    title={m.pricing_parents_title()}
    picture={
      <div className={picture}>
        <h3 className={heading({ size: 'md' })}>{m.pricing_parents_page()}</h3>
        <WhoSeesPicture athlete={m.who_sees_child()} asked={m.who_sees_child_asked()} />
      </div>
    }
  >
    <dl className={facts}>
      <Fact asks={m.pricing_parents_cost()}>{m.pricing_parents_cost_text({ price, year })}</Fact>
      <Fact asks={m.pricing_parents_card()}>{m.pricing_parents_card_text({ age: ADULT_AGE })}</Fact>
      <Fact asks={m.pricing_parents_stop()}>{m.pricing_parents_stop_text()}</Fact>
      <Fact asks={m.pricing_parents_alone()}>
        {m.pricing_parents_alone_text()} <Support />
      </Fact>
      <Fact asks={m.pricing_parents_gift()}>{m.pricing_parents_gift_text()}</Fact>
      <Fact asks={m.pricing_parents_links()}>
        {m.pricing_parents_links_text()} <Support />
      </Fact>
    </dl>
    <ReadingLink to="faqs#for-parents" words={m.reading_parents} />
  </Chapter>
);
