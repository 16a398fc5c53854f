import { useBlocker } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { offlinePages } from '../../browser/offline-pages.ts';
import { whenOnline } from '../../browser/when-online.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { needsNetwork } from './needs-network.ts';

interface Navigation {
  readonly current: { readonly pathname: string };
  readonly next: { readonly pathname: string };
}

/** Offline, keeps the current page and says why. The next page opens by itself once the device is online. */
export const useHoldWhileOffline = (): void => {
  const held = useRef<AbortController>(null);
  const shouldBlockFn = useCallback(async ({ current, next }: Navigation): Promise<boolean> => {
    // Only the page requested last opens.
    held.current?.abort();
    if (navigator.onLine || !needsNetwork(current.pathname, next.pathname, offlinePages.areLoaded())) return false;
    const said = toasts.show({ title: m.offline_title(), description: m.offline_text() });
    const holding = new AbortController();
    held.current = holding;
    await whenOnline(holding.signal);
    // The toast may still be waiting for its own code, and would appear only now.
    if (toasts.current()?.id === said) toasts.dismiss();
    return holding.signal.aborted;
  }, []);
  useBlocker({ shouldBlockFn, enableBeforeUnload: false });
};
