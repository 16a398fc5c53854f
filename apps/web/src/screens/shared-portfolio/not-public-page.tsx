import { buttonClass, Page, PageHeader } from '@palmares/ui';
import { LinkClosedDrawing } from '../../drawings/empty/link-closed.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

/** One page for every reason, so that it does not reveal whether such a link ever existed. */
export const NotPublicPage = () => (
  <Page width="prose">
    <PageHeader
      above={<LinkClosedDrawing size={240} flush />}
      title={m.shared_not_public_title()}
      lead={m.shared_not_public_text()}
    />
    <p>
      <a href={`/${getLocale()}`} className={buttonClass({ variant: 'outline' })}>
        {m.shared_not_public_home()}
      </a>
    </p>
  </Page>
);
