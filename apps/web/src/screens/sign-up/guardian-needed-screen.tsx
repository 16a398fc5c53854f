import { Banner, buttonClass, Page, PageHeader, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { supportAddress, supportMail } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

const way = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' });

export const GuardianNeededScreen = () => (
  <Page width="prose">
    <PageHeader title={m.guardian_needed_title()} lead={m.guardian_needed_lead()} />
    <Banner tone="info">{m.guardian_needed_nothing_kept()}</Banner>
    <div className={way}>
      <p className={text()}>{m.guardian_needed_what_to_do()}</p>
      <a href={supportMail} className={textLink({ standing: 'alone' })}>
        {supportAddress}
      </a>
    </div>
    <p>
      <Link to="/$lang" params={{ lang: getLocale() }} className={buttonClass({ variant: 'outline' })}>
        {m.not_found_home()}
      </Link>
    </p>
  </Page>
);
