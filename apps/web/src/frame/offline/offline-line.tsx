import { WifiOff } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { noteConnection } from '../../browser/connection.ts';
import { onceReachable } from '../../browser/once-reachable.ts';
import { useConnection } from '../../browser/use-connection.ts';
import { unsentChanges } from '../../drafts/unsent-drafts.ts';
import { m } from '../../paraglide/messages.js';

const line = css({
  display: 'flex',
  // In the rail, the number of waiting changes may need a line of its own.
  flexWrap: { lg: 'wrap' },
  alignItems: 'center',
  justifyContent: { base: 'center', lg: 'flex-start' },
  columnGap: '2',
  minHeight: '[var(--offline-line)]',
  px: { lg: '3' },
  paddingBlock: { lg: '1' },
  bg: 'surface',
  borderBlockEnd: 'line',
  borderRadius: { lg: 'control' },
  color: 'fg.muted',
  fontSize: 'label',
  lineHeight: 'snug',
  marginBlockEnd: { lg: '2' },
});

const state = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  color: 'fg',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
});

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
    <div data-offline={isOffline || undefined} className={isOffline ? line : undefined}>
      <span role="status" className={state}>
        {isOffline ? (
          <>
            <WifiOff aria-hidden size={16} />
            <span>{m.offline_line()}</span>
          </>
        ) : null}
      </span>
      {isOffline && waiting > 0 ? <span>{m.offline_waiting({ count: waiting })}</span> : null}
    </div>
  );
};
