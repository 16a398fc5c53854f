import { Page, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { OpenedPortfolio } from '../../api/open-portfolio.server.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { PasscodeForm } from './passcode-form.tsx';
import { type RefusedPasscode, refusedWords } from './refused-passcode.ts';
import { SharedPortfolioView } from './shared-portfolio-view.tsx';

interface ScoutViewScreenProps {
  readonly opened: Exclude<OpenedPortfolio, { state: 'not_public' }>;
  readonly publishToken: string;
  readonly refusal: RefusedPasscode;
}

const footer = css({
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlockEnd: '12',
});

export const ScoutViewScreen = ({ opened, publishToken, refusal }: ScoutViewScreenProps) => {
  if (opened.state === 'passcode') {
    return (
      <Page width="form">
        <PasscodeForm action={`/${getLocale()}/athletes/${publishToken}/passcode`} problem={refusedWords(refusal)} />
      </Page>
    );
  }
  const { portfolio } = opened;
  return (
    <>
      <SharedPortfolioView portfolio={portfolio} />
      {portfolio.isEmpty ? null : (
        <footer className={footer}>
          <p className={text({ tone: 'muted' })}>{m.scout_footer()}</p>
        </footer>
      )}
    </>
  );
};
