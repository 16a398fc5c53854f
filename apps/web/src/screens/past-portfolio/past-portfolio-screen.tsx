import { Banner } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { PastPortfolio } from '../../api/past-portfolio/open-past-portfolio.server.ts';
import { momentWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { SharedPortfolioView } from '../../portfolio-page/shared-portfolio-view.tsx';

const above = css({
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlockStart: { base: '4', md: '6' },
});

/** What scouts would have seen then, under a banner that says it is the past. */
export const PastPortfolioScreen = ({ past }: { readonly past: PastPortfolio }) => {
  const { portfolio, version, moment, timeDoubtedFrom, expiresAt } = past;
  return (
    <>
      <div className={above}>
        <Banner tone="warning" title={<p>{m.past_title({ date: momentWords(moment) })}</p>}>
          <p>{m.past_text({ version })}</p>
          {timeDoubtedFrom !== null && <p>{m.past_time_doubt({ version: timeDoubtedFrom })}</p>}
          <p>{m.past_expires({ date: momentWords(expiresAt) })}</p>
        </Banner>
      </div>
      <SharedPortfolioView portfolio={portfolio} />
    </>
  );
};
