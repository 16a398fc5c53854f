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

  const end = async (): Promise<void> => {
    const last = client;
    client = undefined;
    last?.removeAllListeners();
    last?.on('error', () => undefined);
    await last?.end().catch(() => undefined);
  };

  const later = (): void => {
    // Not waited for: a connection whose other side is gone may take minutes to end.
    void end();
    clearTimeout(retry);
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
      await end();
    },
  };
};
