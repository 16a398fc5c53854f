import pg from 'pg';
import { WAKE_CHANNEL } from '../event-log/wake.ts';

interface ListenOptions {
  readonly url: string;
  readonly onShards: (shards: readonly number[]) => void;
  /** A connection was made, the first or another: anything may have been missed in between. */
  readonly onConnected: () => void;
}

const RECONNECT_MS = 500;

/** Listens on a connection of its own and connects again when it is lost. */
export const listen = ({ url, onShards, onConnected }: ListenOptions): { stop(): Promise<void> } => {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const later = (): void => {
    client?.removeAllListeners();
    client?.on('error', () => undefined);
    client = undefined;
    if (!stopped) retry = setTimeout(() => void connect(), RECONNECT_MS);
  };

  const connect = async (): Promise<void> => {
    const attempt = new pg.Client({ connectionString: url, application_name: 'palmares listen', keepAlive: true });
    client = attempt;
    attempt.once('error', later);
    attempt.once('end', later);
    attempt.on('notification', ({ payload }) => onShards((payload ?? '').split(',').filter(Boolean).map(Number)));
    try {
      await attempt.connect();
      await attempt.query(`listen ${WAKE_CHANNEL}`);
      onConnected();
    } catch {
      if (client === attempt) later();
    }
  };

  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      const last = client;
      client = undefined;
      last?.removeAllListeners();
      last?.on('error', () => undefined);
      await last?.end().catch(() => undefined);
    },
  };
};
