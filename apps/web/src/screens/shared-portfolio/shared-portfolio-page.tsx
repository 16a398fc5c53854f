import { Html } from '../../page/html.tsx';
import { ReportLink } from './report-link.tsx';
import { SinceVisit } from './since-visit.tsx';

interface SharedPortfolioPageProps {
  readonly token: string;
  readonly portfolioVersion: string;
  readonly identityVersion: string;
  /** The rendered portfolio. */
  readonly portfolio: string;
}

/** A portfolio as a scout sees it. */
export const SharedPortfolioPage = ({ token, portfolio, ...versions }: SharedPortfolioPageProps) => (
  <>
    <SinceVisit {...versions} />
    <Html>{portfolio}</Html>
    <ReportLink publishToken={token} />
  </>
);
