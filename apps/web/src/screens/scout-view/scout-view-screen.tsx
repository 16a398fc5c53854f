import { Page } from '@palmares/ui';
import type { OpenedPortfolio } from '../../api/shared-portfolio/open-portfolio.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { SharedPortfolioView } from '../../portfolio-page/shared-portfolio-view.tsx';
import { PasscodeForm } from './passcode-form.tsx';
import { type RefusedPasscode, refusedWords } from './refused-passcode.ts';

interface ScoutViewScreenProps {
  readonly opened: Exclude<OpenedPortfolio, { state: 'not_public' }>;
  readonly publishToken: string;
  readonly refusal: RefusedPasscode;
}

export const ScoutViewScreen = ({ opened, publishToken, refusal }: ScoutViewScreenProps) =>
  opened.state === 'passcode' ? (
    <Page width="form">
      <PasscodeForm action={`/${getLocale()}/athletes/${publishToken}/passcode`} problem={refusedWords(refusal)} />
    </Page>
  ) : (
    <SharedPortfolioView portfolio={opened.portfolio} />
  );
