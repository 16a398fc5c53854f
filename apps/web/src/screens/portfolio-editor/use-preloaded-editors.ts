import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { offlinePages } from '../../browser/offline-pages.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { editorLoads } from '../../sections/editors.ts';

const pages = ['/$lang/app/portfolio/edit/', '/$lang/app/portfolio/edit/$section'] as const;

/**
 * Loads the code of every editor page after the first touch or key, or when the device is back online: one after the
 * other while the page is idle, so that no key waits. Until then only the open page's code is here.
 */
export const usePreloadedEditors = (): void => {
  const router = useRouter();
  useEffect(() => {
    const leaving = new AbortController();
    const loads = [...pages.map((id) => () => router.loadRouteChunk(router.routesById[id])), ...editorLoads];
    const loadAll = async (): Promise<void> => {
      for (const load of loads) {
        await whenIdle();
        if (leaving.signal.aborted || !navigator.onLine) return;
        await load();
      }
      offlinePages.loaded();
    };
    let isLoading = false;
    const begin = () => {
      if (isLoading || !navigator.onLine || offlinePages.areLoaded()) return;
      isLoading = true;
      // A failure is left to the page that needs the code.
      const end = () => {
        isLoading = false;
      };
      loadAll().then(end, end);
    };
    for (const event of ['pointerdown', 'keydown', 'input', 'online'])
      addEventListener(event, begin, { passive: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [router]);
};
