import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadIdle, loadIdleAfterRest } from '../../browser/load-idle.ts';
import { offlinePages } from '../../browser/offline-pages.ts';
import { savesData } from '../../browser/saves-data.ts';
import { editorLoads, editorPartLoads } from '../../sections/editors.ts';

const pages = ['/$lang/app/portfolio/edit/', '/$lang/app/portfolio/edit/$section'] as const;

/**
 * Loads the code of every editor page while the page is idle, so that none opens with a placeholder, and after the first
 * touch or key, or when the device is back online, also the parts that they open. To save data, all waits for that.
 */
export const usePreloadedEditors = (): void => {
  const router = useRouter();
  useEffect(() => {
    const leaving = new AbortController();
    const loads = [...pages.map((id) => () => router.loadRouteChunk(router.routesById[id])), ...editorLoads];
    let isLoading = false;
    const begin = async () => {
      if (isLoading || !navigator.onLine || offlinePages.areLoaded()) return;
      isLoading = true;
      // A failure is left to the page that needs the code.
      const areLoaded = await loadIdle([...loads, ...editorPartLoads], leaving.signal).catch(() => false);
      if (areLoaded) offlinePages.loaded();
      isLoading = false;
    };
    for (const event of ['pointerdown', 'keydown', 'input', 'online'])
      addEventListener(event, begin, { passive: true, signal: leaving.signal });
    if (!savesData()) loadIdleAfterRest(loads, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [router]);
};
