import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusOn } from '../../browser/begin-at.ts';

/**
 * After a client-side page change, moves focus to the page's title, so that a screen reader announces it. With a hash,
 * focus goes to the element that it names. A change of the query alone moves nothing.
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
