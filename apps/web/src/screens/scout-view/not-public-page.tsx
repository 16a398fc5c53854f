import { buttonClass, Page, PageHeader } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

/** One page for every reason, so that it says nothing of whether there ever was such a link. */
export const NotPublicPage = () => (
  <Page width="form">
    <PageHeader title={m.scout_not_public_title()} lead={m.scout_not_public_text()} />
    <div>
      <Link to="/$lang" params={{ lang: getLocale() }} className={buttonClass({ variant: 'outline' })}>
        {m.scout_not_public_home()}
      </Link>
    </div>
  </Page>
);
