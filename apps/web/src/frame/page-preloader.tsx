import { Page, Skeleton, VisuallyHidden } from '@palmares/ui';
import { m } from '../paraglide/messages.js';
import { useNavigation } from './navigation/use-navigation.ts';

/** While a page's code or data are on their way. */
export const PagePreloader = () => (
  <Page width={useNavigation().name === 'app' ? 'work' : 'content'}>
    <p role="status">
      <VisuallyHidden>{m.page_loading()}</VisuallyHidden>
    </p>
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="card" />
  </Page>
);
