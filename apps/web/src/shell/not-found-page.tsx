import { buttonClass, Page, PageHeader, text } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

export const NotFoundPage = () => (
  <Page width="prose">
    <PageHeader
      above={<p className={text({ size: 'label', tone: 'accent' })}>404</p>}
      title={m.not_found_title()}
      lead={m.not_found_body()}
    />
    <p>
      <Link to="/$lang" params={{ lang: getLocale() }} className={buttonClass()}>
        {m.not_found_home()}
      </Link>
    </p>
  </Page>
);
