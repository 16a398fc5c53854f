import type { Introduction } from '@palmares/domain/sections/introduction/fields';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import type { ViewProps } from '../section-view.ts';
import { columns, partLabel } from '../view-layout.ts';

const words = css({
  maxWidth: 'prose',
  fontSize: 'lead',
  lineHeight: 'body',
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
});

/** The greeting and the short description open the whole portfolio; here are the words that follow. */
export const IntroductionView = ({ content }: ViewProps<Introduction>) => (
  <section aria-labelledby="introduction" className={columns}>
    <h2 id="introduction" className={partLabel}>
      {m.portfolio_introduction_title()}
    </h2>
    <p className={words}>{content.intro}</p>
  </section>
);
