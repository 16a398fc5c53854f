import { Info } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { PastPortfolio } from '../../api/past-portfolio/open-past-portfolio.server.ts';
import { endTimeWords, momentWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { SharedPortfolioView } from '../../shared-portfolio/shared-portfolio-view.tsx';

const bar = css({ bg: 'surface.raised', borderBlockEnd: 'line' });
const inside = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlock: '3',
  '& > svg': { flexShrink: '0', marginBlockStart: '1' },
});
const title = css({ fontWeight: 'semibold' });
const notes = css({ color: 'fg.muted', fontSize: 'label' });

/** Support asks for an exact moment; an opening needs no more than its minute. */
const titleOf = ({ kind, moment }: PastPortfolio): string =>
  kind === 'opening'
    ? m.past_opening_title({ date: endTimeWords(moment) })
    : m.past_title({ date: momentWords(moment) });

/** Shows the portfolio as scouts saw it then, or would have, under a bar that says it is the past. */
export const PastPortfolioScreen = ({ past }: { readonly past: PastPortfolio }) => {
  const { kind, portfolio, version, timeDoubtedFrom, expiresAt } = past;
  return (
    <>
      <div className={bar}>
        <div className={inside}>
          <Info aria-hidden size={20} />
          <div>
            <p className={title}>{titleOf(past)}</p>
            <p className={notes}>
              <span>{kind === 'opening' ? m.past_opening_text() : m.past_text({ version })}</span>{' '}
              {timeDoubtedFrom !== null && <span>{m.past_time_doubt({ version: timeDoubtedFrom })} </span>}
              <span>{m.past_expires({ date: endTimeWords(expiresAt) })}</span>
            </p>
          </div>
        </div>
      </div>
      <SharedPortfolioView portfolio={portfolio} repeatsActions />
    </>
  );
};
