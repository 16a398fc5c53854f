import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { noteConnection } from '../../browser/connection.ts';
import { onceReachable } from '../../browser/once-reachable.ts';
import { useConnection } from '../../browser/use-connection.ts';
import { unsentChanges } from '../../drafts/unsent-drafts.ts';
import { OfflineWords, offlineLine, offlineState } from '../../page/frame/offline-line.tsx';
import { m } from '../../paraglide/messages.js';

/** Counts the waiting changes, which only an open editor counts otherwise. */
const useWaiting = (isOffline: boolean): void => {
  const athleteId = useRouteContext({ from: '/$lang' }).session?.athleteId;
  useEffect(() => {
    if (!isOffline || athleteId === undefined) return;
    unsentChanges(athleteId).then(
      (waiting) => noteConnection({ waiting }),
      () => {},
    );
  }, [isOffline, athleteId]);
};

/** Checks until the server answers again, which a page without requests would not notice. */
const useReturn = (isLost: boolean): void => {
  useEffect(() => {
    if (!isLost) return;
    const over = new AbortController();
    void onceReachable(() => noteConnection({ isLost: false }), over.signal);
    return () => over.abort();
  }, [isLost]);
};

/** Shows in the bar that the app is offline, and how many changes wait. Only the first message is announced. */
export const OfflineLine = () => {
  const { isLost, isOffline, waiting } = useConnection();
  useReturn(isLost);
  useWaiting(isOffline);
  return (
    <div data-offline={isOffline || undefined} className={offlineLine}>
      <span role="status" className={offlineState}>
        {isOffline ? <OfflineWords /> : null}
      </span>
      {isOffline && waiting > 0 ? <span>{m.offline_waiting({ count: waiting })}</span> : null}
    </div>
  );
};
