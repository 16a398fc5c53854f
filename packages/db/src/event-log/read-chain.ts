import { athleteOf, type StreamId, shardOf } from '@palmares/domain/kernel/stream';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { type ChainedRow, type ChainVerdict, GENESIS, verifyChain } from './hash-chain.ts';

/** Reads a stream's stored bytes and says whether its chain holds. Needs no key: it proves what is stored, not what it says. */
export const verifyStream = async (db: Queryable, stream: StreamId): Promise<ChainVerdict> => {
  const shard = shardOf(athleteOf(stream));
  const { rows } = await sql<Omit<ChainedRow, 'recorded_at_micros'> & { recorded_at_micros: string }>`
    select stream, version, event_id, type, schema_version, key_id, command_id, command_hash, data, metadata, hash,
           ((extract(epoch from recorded_at) * 1000000)::bigint)::text as recorded_at_micros
    from events where shard = ${shard}::smallint and stream = ${stream} order by version
  `.execute(db);
  const head = await db
    .selectFrom('streams')
    .select(['version', 'head_hash'])
    .where('shard', '=', shard)
    .where('stream', '=', stream)
    .executeTakeFirst();
  return verifyChain(
    rows.map((row) => ({ ...row, recorded_at_micros: BigInt(row.recorded_at_micros) })),
    { version: head?.version ?? 0, hash: head?.head_hash ?? GENESIS },
  );
};
