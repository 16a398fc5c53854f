import { randomBytes, randomUUID } from 'node:crypto';
import { uuidv7 } from '@palmares/db';
import { seal } from '@palmares/db/event-log/cipher';
import { SHARDS, shardOf, streamOf } from '@palmares/domain/kernel/stream';
import pg from 'pg';
import { metadataOf, payload } from '../payload.ts';
import type { BenchDatabase } from '../server.ts';
import { type Appender, type AppenderOptions, forEachClient, inTurn } from './peer.ts';

const INSERT = `
  insert into bare (incarnation, transaction_id, position, shard, stream, version, event_id, type, schema_version,
    key_id, command_id, command_hash, data, metadata, recorded_at, hash)
  values (1, pg_current_xact_id(), nextval('bare_position'), $1, $2, $3, $4, 'MottoWritten', 1,
    $5, $6, $7, $8, $9, clock_timestamp(), $10)`;

const install = async (ownerUrl: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('create sequence bare_position cache 1');
    await owner.query('create table bare (like events including all) partition by list (shard)');
    for (let shard = 0; shard < SHARDS; shard++)
      await owner.query(`create table bare_${shard} partition of bare for values in (${shard})`);
    await owner.query(
      'grant insert, select on bare to palmares_app; grant usage on sequence bare_position to palmares_app',
    );
  } finally {
    await owner.end();
  }
};

const key = randomBytes(32);
const sealedSize = (value: unknown): number => seal(key, Buffer.from(JSON.stringify(value)), '').length;

/**
 * The least that storing an event can cost: one prepared INSERT of the same columns, as many bytes, the
 * same indexes and partitions, through `pg`. No expected version, no encryption, no hash chain.
 */
export const bareInsert = async ({ url, ownerUrl }: BenchDatabase, { clients }: AppenderOptions): Promise<Appender> => {
  await install(ownerUrl);
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const next = inTurn(forEachClient(clients, () => uuidv7()));
  const keyId = randomUUID();
  const dataSize = sealedSize(payload());
  const metadataSize = sealedSize(metadataOf(uuidv7()));
  return {
    async append(client) {
      const state = next(client);
      state.version += 1;
      await connections[client]?.query({
        name: 'bare',
        text: INSERT,
        values: [
          shardOf(state.stream),
          streamOf('portfolio', state.stream),
          state.version,
          uuidv7(),
          keyId,
          randomUUID(),
          randomBytes(32),
          randomBytes(dataSize),
          randomBytes(metadataSize),
          randomBytes(32),
        ],
      });
    },
    close: async () => {
      await Promise.all(connections.map((client) => client.end()));
    },
  };
};
