import { Banner, buttonClass, Page, PageHeader, text } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

export const GuardianNeededScreen = () => (
  <Page width="prose">
    <PageHeader title={m.guardian_needed_title()} lead={m.guardian_needed_lead()} />
    <Banner tone="info">{m.guardian_needed_nothing_kept()}</Banner>
    <p className={text()}>{m.guardian_needed_what_to_do()}</p>
    <p>
      <Link to="/$lang" params={{ lang: getLocale() }} className={buttonClass({ variant: 'outline' })}>
        {m.not_found_home()}
      </Link>
    </p>
  </Page>
);
