import { Page, Skeleton, VisuallyHidden } from '@palmares/ui';
import { m } from '../paraglide/messages.js';

/** While a page's code or data are on their way. */
export const PagePreloader = () => (
  <Page>
    <p role="status">
      <VisuallyHidden>{m.page_loading()}</VisuallyHidden>
    </p>
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="card" />
  </Page>
);
