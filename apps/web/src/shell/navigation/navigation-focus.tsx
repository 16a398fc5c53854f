import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After a page change without a document, a screen reader must hear where it is: the page's title gets the focus. */
export const NavigationFocus = () => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const title = document.querySelector('h1');
        if (!title) return;
        title.tabIndex = -1;
        title.style.outline = 'none';
        title.focus({ preventScroll: true });
      }),
    [router],
  );
  return null;
};
