import { randomUUID } from 'node:crypto';
import type { Event } from '@event-driven-io/emmett';
import { getPostgreSQLEventStore, type PostgresEventStore } from '@event-driven-io/emmett-postgresql';
import type { Metadata } from '@palmares/domain/events';
import pg from 'pg';
import { metadataOf, mottoOf, payload } from '../payload.ts';
import { type Appender, type AppenderOptions, forEachClient, inTurn, type StreamState } from './peer.ts';

type Plain<Shape> = Pick<Shape, keyof Shape>;

export type MottoWritten = Event<'MottoWritten', ReturnType<typeof payload>, Plain<Metadata>>;

export interface EmmettStore {
  readonly store: PostgresEventStore;
  close(): Promise<void>;
}

/** Opens Emmett's event store with its own schema in an empty database and the given number of connections. */
export const emmettStore = async (url: string, connections: number): Promise<EmmettStore> => {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  pool.on('error', () => undefined);
  const store = getPostgreSQLEventStore(url, { connectionOptions: { pooled: true, pool } });
  await store.schema.migrate();
  return {
    store,
    close: async () => {
      await store.close();
      await pool.end();
    },
  };
};

/** Appends one event of 300 bytes, expecting the stream's current version. */
export const appendWithEmmett = async (store: PostgresEventStore, state: StreamState<string>): Promise<void> => {
  const expected = state.version === 0 ? ('STREAM_DOES_NOT_EXIST' as const) : BigInt(state.version);
  state.version += 1;
  await store.appendToStream<MottoWritten>(
    `portfolio-${state.stream}`,
    [{ ...mottoOf(payload()), metadata: metadataOf(state.stream) }],
    { expectedStreamVersion: expected },
  );
};

export const emmett = async (url: string, { clients }: AppenderOptions): Promise<Appender> => {
  const { store, close } = await emmettStore(url, clients);
  const next = inTurn(forEachClient(clients, () => randomUUID()));
  return { append: (client) => appendWithEmmett(store, next(client)), close };
};
