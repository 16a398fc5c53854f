import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadIdleAfterRest } from '../../browser/load-idle.ts';
import { savesData } from '../../browser/saves-data.ts';

const places = [
  '/$lang/app/dashboard',
  '/$lang/app/portfolio/edit/',
  '/$lang/app/identity/results',
  '/$lang/app/portfolio/share',
  '/$lang/app/account',
] as const;

/** Loads the code of the five places of the navigation while the page is idle, so that none opens with a placeholder. */
export const usePreloadedPlaces = (): void => {
  const router = useRouter();
  useEffect(() => {
    if (savesData()) return;
    const leaving = new AbortController();
    const loads = places.map((id) => () => router.loadRouteChunk(router.routesById[id]));
    // A failure is left to the page that needs the code.
    loadIdleAfterRest(loads, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [router]);
};
