import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApiClient } from '../../api/use-api-client.ts';
import { answersOnDevice } from './answers-on-device.ts';
import { attemptPort } from './attempt-port-api.ts';
import { type AttemptState, attemptSession } from './attempt-session.ts';
import type { RunningAttempt } from './identity-data.ts';
import { timeLeft } from './time-left.ts';

const SECOND = 1000;
const ASK_EVERY_MS = 60 * SECOND;

const deviceStorage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/**
 * Runs `work` after so many milliseconds, or as soon as the device is online again. Returns a function that cancels it.
 */
const later = (millis: number, work: () => void): (() => void) => {
  const over = new AbortController();
  const cancel = () => {
    over.abort();
    clearTimeout(timer);
  };
  const run = () => {
    cancel();
    work();
  };
  const timer = setTimeout(run, millis);
  addEventListener('online', run, { signal: over.signal });
  return cancel;
};

/** A running attempt on this page: its answers, the milliseconds that are left, and what can be done. */
export const useAttempt = (athleteId: string, { attemptId, answers, remainingMs }: RunningAttempt) => {
  const client = useApiClient();
  const [time] = useState(() => timeLeft(remainingMs));
  const [leftMs, setLeftMs] = useState(remainingMs);
  const [session] = useState(() =>
    attemptSession({
      port: attemptPort(client, { athleteId, attemptId }),
      device: answersOnDevice(attemptId, deviceStorage()),
      answers,
      onTime: time.set,
      later,
    }),
  );
  const [onServer] = useState<AttemptState>({ answers, waiting: 0, trouble: null, closed: null });
  const state = useSyncExternalStore(session.subscribe, session.state, () => onServer);

  useEffect(() => {
    const leaving = new AbortController();
    const refresh = () => void session.refresh();
    const ticking = setInterval(() => setLeftMs(time.now()), SECOND);
    const asking = setInterval(refresh, ASK_EVERY_MS);
    for (const event of ['focus', 'online']) addEventListener(event, refresh, { signal: leaving.signal });
    document.addEventListener('visibilitychange', refresh, { signal: leaving.signal });
    refresh();
    return () => {
      leaving.abort();
      clearInterval(ticking);
      clearInterval(asking);
      session.rest();
    };
  }, [session, time]);

  return { state, leftMs, give: session.give, finish: session.finish, resume: () => void session.refresh() };
};
