import { Page, PageHeader, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { OpenedPortfolio } from '../../api/open-portfolio.server.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { PortfolioView } from '../portfolio-view/portfolio-view.tsx';
import { PasscodeForm } from './passcode-form.tsx';
import { type RefusedPasscode, refusedWords } from './refused-passcode.ts';

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
  if (portfolio.isEmpty) {
    return (
      <Page width="form">
        <PageHeader title={m.scout_empty_title()} lead={m.scout_empty_text({ name: portfolio.firstName })} />
      </Page>
    );
  }
  const { firstName, lastName, age, sections } = portfolio;
  return (
    <>
      <PortfolioView
        firstName={firstName}
        lastName={lastName}
        about={[{ label: m.portfolio_fact_age(), value: m.portfolio_fact_age_value({ age }) }]}
        sections={sections}
      />
      <footer className={footer}>
        <p className={text({ tone: 'muted' })}>{m.scout_footer()}</p>
      </footer>
    </>
  );
};
