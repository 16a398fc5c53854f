import { Page, Skeleton, text, VisuallyHidden } from '@palmares/ui';
import { useEffect, useState } from 'react';
import { m } from '../paraglide/messages.js';

const SLOW_AFTER_MS = 3000;

/** Shown while a page's code or data load. */
export const PagePreloader = () => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page width="work">
      <p role="status" className={text({ tone: 'muted' })}>
        {slow ? m.page_loading_slow() : <VisuallyHidden>{m.page_loading()}</VisuallyHidden>}
      </p>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="card" />
    </Page>
  );
};
