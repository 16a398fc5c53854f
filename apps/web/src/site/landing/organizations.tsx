import { text, textLink } from '@palmares/ui';
import { supportMailAbout } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';

/** A club, school or team writes to us. */
export const Organizations = () => (
  <p className={text({ tone: 'muted' })}>
    {m.landing_organizations_title()}{' '}
    <a href={supportMailAbout(m.landing_organizations_title())} className={textLink()}>
      {m.landing_organizations_text()}
    </a>
  </p>
);
