import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { isAppKept } from '../../browser/offline-app.ts';
import { offlinePages } from '../../browser/offline-pages.ts';
import { whenOnline } from '../../browser/when-online.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { followedLink } from './followed-link.ts';
import { needsNetwork } from './needs-network.ts';

interface Navigation {
  readonly current: { readonly pathname: string };
  readonly next: { readonly pathname: string };
}

const isHeld = (from: string, to: string, isEditorHere: boolean): boolean =>
  !navigator.onLine && needsNetwork(from, to, isEditorHere);

/**
 * Offline, keeps the current page and says why. The next page opens by itself once the device is online, also one that
 * is loaded as a document.
 */
export const useHoldWhileOffline = (): void => {
  const held = useRef<AbortController>(null);
  /** Resolves once the device is online, to false if another page was requested meanwhile. */
  const untilOnline = useCallback(async (): Promise<boolean> => {
    held.current?.abort();
    const said = toasts.show({ title: m.offline_title(), description: m.offline_text() });
    const holding = new AbortController();
    held.current = holding;
    await whenOnline(holding.signal);
    // The toast may still be waiting for its own code, and would appear only now.
    if (toasts.current()?.id === said) toasts.dismiss();
    return !holding.signal.aborted;
  }, []);
  const shouldBlockFn = useCallback(
    async ({ current, next }: Navigation): Promise<boolean> => {
      // Only the page requested last opens.
      held.current?.abort();
      return isHeld(current.pathname, next.pathname, offlinePages.areLoaded()) && !(await untilOnline());
    },
    [untilOnline],
  );
  useBlocker({ shouldBlockFn, enableBeforeUnload: false });
  useEffect(() => {
    const follow = async (click: MouseEvent) => {
      const link = followedLink(click);
      // Only the service worker has a page of the editor for a new document.
      if (!link || !isHeld(location.pathname, link.pathname, isAppKept())) return;
      click.preventDefault();
      if (await untilOnline()) location.assign(link.href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [untilOnline]);
};
