import { randomBytes, randomUUID } from 'node:crypto';
import { uuidv7 } from '@palmares/db';
import { streamOf } from '@palmares/domain/kernel';
import { SHARDS, shardOf } from '@palmares/event-store';
import { seal } from '@palmares/event-store/testing';
import pg from 'pg';
import { metadataOf, payload, premade } from '../payload.ts';
import type { BenchDatabase } from '../server.ts';
import { type Appender, type AppenderOptions, forEachClient, inTurn } from './peer.ts';

/** The values of `ROW_COLUMNS` after the first three; `rowOf` makes their parameters. */
export const ROW_VALUES = "$1, $2, $3, $4, 'MottoWritten', 1, $5, $6, 1, $7, $8, $9, clock_timestamp(), $10";

export const ROW_COLUMNS = `incarnation, transaction_id, position, shard, stream, version, event_id, type, schema_version,
  key_id, command_id, nth, command_hash, data, metadata, recorded_at, hash`;

const INSERT = `
  insert into bare (${ROW_COLUMNS})
  values (1, pg_current_xact_id(), nextval('bare_position'), ${ROW_VALUES})`;

/** Shards in one partition of the log. */
const PARTITION = 16;

/** Creates a table and a sequence like the log's, with partitions and indexes. */
export const eventsLike = async (owner: pg.Client, name: string): Promise<void> => {
  await owner.query(`create sequence ${name}_position cache 1`);
  await owner.query(`create table ${name} (like events including all) partition by range (shard)`);
  for (let from = 0; from < SHARDS; from += PARTITION)
    await owner.query(
      `create table ${name}_${from} partition of ${name} for values from (${from}) to (${from + PARTITION})`,
    );
};

export const asOwner = async (ownerUrl: string, work: (owner: pg.Client) => Promise<unknown>): Promise<void> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await work(owner);
  } finally {
    await owner.end();
  }
};

export const connectionsFor = (url: string, clients: number): Promise<readonly pg.Client[]> =>
  Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );

const key = randomBytes(32);
const sealedSize = (value: unknown): number => seal(key, Buffer.from(JSON.stringify(value)), '').length;
const keyId = randomUUID();
const bytesAs = (value: unknown) => {
  const size = sealedSize(value);
  return premade(() => randomBytes(size));
};
const data = bytesAs(payload());
const metadata = bytesAs(metadataOf(uuidv7()));

/** Returns a row with as many bytes as our encrypted event. */
export const rowOf = (athleteId: string, version: number): unknown[] => [
  shardOf(athleteId),
  streamOf('portfolio', athleteId),
  version,
  uuidv7(),
  keyId,
  randomUUID(),
  randomBytes(32),
  data(),
  metadata(),
  randomBytes(32),
];

/**
 * The minimum cost of storing an event: one prepared INSERT of the same columns, bytes, indexes and partitions, through
 * `pg`. No expected version, no encryption, no hash chain.
 */
export const bareInsert = async ({ url, ownerUrl }: BenchDatabase, { clients }: AppenderOptions): Promise<Appender> => {
  await asOwner(ownerUrl, async (owner) => {
    await eventsLike(owner, 'bare');
    await owner.query(
      'grant insert, select on bare to palmares_app; grant usage on sequence bare_position to palmares_app',
    );
  });
  const connections = await connectionsFor(url, clients);
  const next = inTurn(forEachClient(clients, () => uuidv7()));
  return {
    async append(client) {
      const state = next(client);
      state.version += 1;
      await connections[client]?.query({ name: 'bare', text: INSERT, values: rowOf(state.stream, state.version) });
    },
    close: async () => {
      await Promise.all(connections.map((connection) => connection.end()));
    },
  };
};
