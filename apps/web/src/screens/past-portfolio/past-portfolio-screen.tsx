import { Banner } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { PastPortfolio } from '../../api/past-portfolio/open-past-portfolio.server.ts';
import { momentWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { SharedPortfolioView } from '../../shared-portfolio/shared-portfolio-view.tsx';

const above = css({
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlockStart: { base: '4', md: '6' },
});

const title = ({ kind, moment }: PastPortfolio): string => {
  const date = momentWords(moment);
  return kind === 'opening' ? m.past_opening_title({ date }) : m.past_title({ date });
};

/** Shows the portfolio as scouts saw it then, or would have, under a banner that says it is the past. */
export const PastPortfolioScreen = ({ past }: { readonly past: PastPortfolio }) => {
  const { kind, portfolio, version, timeDoubtedFrom, expiresAt } = past;
  return (
    <>
      <div className={above}>
        <Banner tone="warning" title={<p>{title(past)}</p>}>
          <p>{kind === 'opening' ? m.past_opening_text() : m.past_text({ version })}</p>
          {timeDoubtedFrom !== null && <p>{m.past_time_doubt({ version: timeDoubtedFrom })}</p>}
          <p>{m.past_expires({ date: momentWords(expiresAt) })}</p>
        </Banner>
      </div>
      <SharedPortfolioView portfolio={portfolio} />
    </>
  );
};
