import { Page } from '@palmares/ui';
import { getLocale } from '../../paraglide/runtime.js';
import { KeptPortfolio } from '../../portfolio-page/kept-portfolio.tsx';
import type { UnsentPortfolio } from '../../portfolio-page/unsent-portfolio.ts';
import { PasscodeFormLater } from './passcode-form-later.ts';
import type { RefusedPasscode } from './refused-passcode.ts';
import { refusedWords } from './refused-words.ts';
import { ReportLink } from './report-link.tsx';
import { SinceVisit, type SinceVisitProps } from './since-visit.tsx';

/** The state of an opened link: the page, or the question for its passcode. */
export type ScoutView =
  | {
      readonly state: 'open';
      readonly name: string;
      readonly versions: SinceVisitProps['versions'];
      readonly portfolio: UnsentPortfolio;
    }
  | { readonly state: 'passcode'; readonly signature: string };

interface ScoutViewScreenProps {
  readonly opened: ScoutView;
  readonly publishToken: string;
  readonly refusal: RefusedPasscode;
}

export const ScoutViewScreen = ({ opened, publishToken, refusal }: ScoutViewScreenProps) =>
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
