import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const focusOn = (place: HTMLElement): void => {
  place.tabIndex = -1;
  place.style.outline = 'none';
  place.focus({ preventScroll: true });
};

/**
 * After a page change without a document, a screen reader must hear where it is: the page's title gets the focus.
 * A hash names a place in the page, and the focus goes there as a browser's own would. A search alone moves nothing.
 */
export const NavigationFocus = () => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (!fromLocation || !(pathChanged || hashChanged)) return;
        const named = toLocation.hash === '' ? null : document.getElementById(toLocation.hash);
        const place = named ?? (pathChanged ? document.querySelector('h1') : null);
        if (place) focusOn(place);
      }),
    [router],
  );
  return null;
};
