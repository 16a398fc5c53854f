import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { offlinePages } from '../../browser/offline-pages.ts';
import { loadAllEditors } from '../../sections/editors.ts';

const pages = ['/$lang/app/portfolio/edit/', '/$lang/app/portfolio/edit/$section'] as const;

/**
 * Loads the code of every editor page at the first touch or key, or when the device is back online. Until then only the
 * open page's code is here.
 * Nothing is loaded while the network is gone: a browser does not fetch a module again that it failed to fetch.
 */
export const useEditorsAhead = (): void => {
  const router = useRouter();
  useEffect(() => {
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      if (!navigator.onLine || offlinePages.areLoaded()) return;
      await Promise.all([loadAllEditors(), ...pages.map((id) => router.loadRouteChunk(router.routesById[id]))]);
      offlinePages.loaded();
    };
    // A failure is left to the page that needs the code.
    const begin = () => void load().catch(() => undefined);
    for (const event of ['pointerdown', 'keydown', 'input', 'online'])
      addEventListener(event, begin, { passive: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [router]);
};
