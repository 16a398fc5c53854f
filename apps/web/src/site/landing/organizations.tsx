import { text, textLink } from '@palmares/ui';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';

/** Invites clubs, schools and teams to write to us. */
export const Organizations = () => (
  <p className={text({ tone: 'muted' })}>
    {m.landing_organizations_title()}{' '}
    <a href={`${siteAddress('contact-us')}/partnership`} className={textLink()}>
      {m.landing_organizations_text()}
    </a>
  </p>
);
