import pg from 'pg';
import { SilentConnection } from '../connections/silence.ts';
import type { Silence } from '../database.ts';
import { WAKE_CHANNEL } from '../event-log/wake.ts';

interface ListenOptions {
  readonly url: string;
  readonly silence: Silence;
  readonly onShards: (shards: readonly number[]) => void;
  /** Called for each connection, the first or a later one: notifications may have been missed before it. */
  readonly onConnected: () => void;
}

const RECONNECT_MS = 500;
const APPLICATION = 'palmares listen';

/**
 * Listens on its own connection and reconnects when it is lost. Queries it every few seconds, because a lost connection
 * goes unnoticed without traffic.
 */
export const listen = ({ url, silence, onShards, onConnected }: ListenOptions): { stop(): Promise<void> } => {
  const { answerMs } = silence.limits;
  let client: pg.Client | undefined;
  let isConnecting = false;
  let next: NodeJS.Timeout | undefined;
  let stopped = false;

  /** Closes the connection if work on it takes too long. */
  const inTime = async <Result>(
    on: pg.Client,
    work: Promise<Result>,
    onLate?: (silent: SilentConnection) => void,
  ): Promise<Result> => {
    const late = setTimeout(() => {
      const silent = new SilentConnection(APPLICATION, answerMs, 'its heartbeat was not answered');
      on.connection.stream.destroy(silent);
      onLate?.(silent);
    }, answerMs);
    return work.finally(() => clearTimeout(late));
  };

  const end = async (): Promise<void> => {
    const last = client;
    client = undefined;
    last?.removeAllListeners();
    last?.on('error', () => undefined);
    // A server that does not answer would not take leave either.
    if (isConnecting) last?.connection.stream.destroy();
    else if (last) await inTime(last, last.end()).catch(() => undefined);
  };

  const later = (): void => {
    void end();
    clearTimeout(next);
    if (!stopped) next = setTimeout(() => void connect(), RECONNECT_MS);
  };

  const askAgain = (attempt: pg.Client): void => {
    next = setTimeout(() => {
      inTime(attempt, attempt.query('select'), silence.onSilent).then(
        () => {
          if (client === attempt) askAgain(attempt);
        },
        () => {
          if (client === attempt) later();
        },
      );
    }, answerMs);
  };

  const connect = async (): Promise<void> => {
    const attempt = new pg.Client({ connectionString: url, application_name: APPLICATION, keepAlive: true });
    client = attempt;
    isConnecting = true;
    attempt.once('error', later);
    attempt.once('end', later);
    attempt.on('notification', ({ payload }) => onShards((payload ?? '').split(',').filter(Boolean).map(Number)));
    try {
      await inTime(attempt, attempt.connect());
      if (client !== attempt) return;
      isConnecting = false;
      await inTime(attempt, attempt.query(`listen ${WAKE_CHANNEL}`), silence.onSilent);
      onConnected();
      if (client === attempt) askAgain(attempt);
    } catch {
      if (client === attempt) later();
    }
  };

  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(next);
      await end();
    },
  };
};
