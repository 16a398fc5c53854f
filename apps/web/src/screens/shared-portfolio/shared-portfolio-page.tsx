import { Html } from '../../page/html.tsx';
import { getLocale } from '../../paraglide/runtime.js';
import { publicOrigin } from '../../server/public-origin.ts';
import { PrintedFoot } from '../../shared-portfolio/printed-foot.tsx';
import { ReportLink } from './report-link.tsx';
import { SinceVisit } from './since-visit.tsx';

interface SharedPortfolioPageProps {
  readonly token: string;
  readonly portfolioVersion: string;
  readonly identityVersion: string;
  /** The rendered portfolio. */
  readonly portfolio: string;
  readonly date: string;
}

/** A portfolio as a scout sees it. */
export const SharedPortfolioPage = ({ token, portfolio, date, ...versions }: SharedPortfolioPageProps) => (
  <>
    <SinceVisit {...versions} />
    <Html>{portfolio}</Html>
    <PrintedFoot address={`${publicOrigin()}/${getLocale()}/athletes/${token}`} date={date} />
    <ReportLink publishToken={token} />
  </>
);
