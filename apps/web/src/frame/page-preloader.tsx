import { Page, Skeleton, VisuallyHidden } from '@palmares/ui';
import { m } from '../paraglide/messages.js';
import { useNavigation } from './navigation/use-navigation.ts';

/** Shown while a page's code or data load. */
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
