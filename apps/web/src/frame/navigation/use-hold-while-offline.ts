import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isAppKept } from '../../browser/offline-app.ts';
import { offlinePages } from '../../browser/offline-pages.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { followedLink } from './followed-link.ts';
import { needsNetwork } from './needs-network.ts';

interface Navigation {
  readonly current: { readonly pathname: string };
  readonly next: { readonly pathname: string };
}

/** True if the page stays, which it says. It never goes on by itself later, when the athlete may be writing. */
const stays = (from: string, to: string, isEditorHere: boolean): boolean => {
  if (navigator.onLine || !needsNetwork(from, to, isEditorHere)) return false;
  toasts.show({ title: m.offline_stay() });
  return true;
};

const shouldBlockFn = ({ current, next }: Navigation): boolean =>
  stays(current.pathname, next.pathname, offlinePages.areLoaded());

const follow = (click: MouseEvent): void => {
  const link = followedLink(click);
  // Only the service worker has a page of the editor for a new document.
  if (link && stays(location.pathname, link.pathname, isAppKept())) click.preventDefault();
};

/** Offline, keeps the current page instead of one that needs the network, also one that is loaded as a document. */
export const useHoldWhileOffline = (): void => {
  useBlocker({ shouldBlockFn, enableBeforeUnload: false });
  useEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
};
