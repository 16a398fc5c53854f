import { Page } from '@palmares/ui';
import { getLocale } from '../../paraglide/runtime.js';
import { KeptPortfolio } from '../../shared-portfolio/kept-portfolio.tsx';
import type { UnsentPortfolio } from '../../shared-portfolio/unsent-portfolio.ts';
import { PasscodeFormLater } from './passcode-form-later.ts';
import type { RefusedPasscode } from './refused-passcode.ts';
import { refusedWords } from './refused-words.ts';
import { ReportLink } from './report-link.tsx';
import { SinceVisit, type SinceVisitProps } from './since-visit.tsx';

/** The state of an opened link: the page, or the question for its passcode. */
export type SharedPortfolioScreenData =
  | {
      readonly state: 'open';
      readonly name: string;
      readonly versions: SinceVisitProps['versions'];
      readonly portfolio: UnsentPortfolio;
    }
  | { readonly state: 'passcode'; readonly signature: string };

interface SharedPortfolioScreenProps {
  readonly opened: SharedPortfolioScreenData;
  readonly publishToken: string;
  readonly refusal: RefusedPasscode;
}

export const SharedPortfolioScreen = ({ opened, publishToken, refusal }: SharedPortfolioScreenProps) =>
  opened.state === 'passcode' ? (
    <Page width="form">
      <PasscodeFormLater
        action={`/${getLocale()}/athletes/${publishToken}/passcode`}
        signature={opened.signature}
        problem={refusedWords(refusal)}
      />
    </Page>
  ) : (
    <>
      <SinceVisit token={publishToken} versions={opened.versions} />
      <KeptPortfolio portfolio={opened.portfolio} />
      <ReportLink publishToken={publishToken} />
    </>
  );
