import { text, textLink } from '@palmares/ui';
import { NewTabLink } from '../../notices/new-tab-link.tsx';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';

/** Tells a minor who may sign up alone to talk with a parent. */
export const MinorNote = () => (
  <p className={text({ tone: 'muted' })}>
    {m.sign_up_minor()}{' '}
    <NewTabLink href={`${siteAddress('pricing')}#parents`} className={textLink()}>
      {m.sign_up_minor_parents()}
    </NewTabLink>
  </p>
);
