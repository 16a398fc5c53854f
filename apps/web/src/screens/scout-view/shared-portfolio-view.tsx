import { Page, PageHeader } from '@palmares/ui';
import type { SharedPortfolio } from '../../api/shared-portfolio.server.ts';
import { m } from '../../paraglide/messages.js';
import { PortfolioView } from '../portfolio-view/portfolio-view.tsx';

/** The one page of content that scouts, and support looking back, are shown. */
export const SharedPortfolioView = ({ portfolio }: { readonly portfolio: SharedPortfolio }) => {
  const { firstName, lastName, age, isEmpty, sections } = portfolio;
  if (isEmpty)
    return (
      <Page width="form">
        <PageHeader title={m.scout_empty_title()} lead={m.scout_empty_text({ name: firstName })} />
      </Page>
    );
  return (
    <PortfolioView
      firstName={firstName}
      lastName={lastName}
      about={[{ label: m.portfolio_fact_age(), value: m.portfolio_fact_age_value({ age }) }]}
      sections={sections}
    />
  );
};
