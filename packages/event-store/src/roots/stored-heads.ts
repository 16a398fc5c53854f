import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { shardOf, streamIdIn, subjectOf } from '../stream.ts';
import type { RootHead } from './root-lines.ts';

/**
 * Result of comparing a signed head with the event at its version: `shorter` if there is no such event, `rewritten` if
 * it has another hash.
 */
export type HeadFit = 'fits' | 'shorter' | 'rewritten';

interface Stored {
  readonly nth: number;
  readonly hash: Buffer | null;
}

/** Matches the log's partitioning. */
const SHARDS_PER_PARTITION = 16;

/** Throws if the text is not a stream: the line was signed, so it must not be guessed at. */
const shardOfStream = (stream: string): number => shardOf(subjectOf(streamIdIn(stream)));

const fitOf = (head: RootHead, stored: Buffer | null | undefined): HeadFit => {
  if (!stored) return 'shorter';
  return stored.toString('base64') === head.hash ? 'fits' : 'rewritten';
};

/**
 * Compares each head with the log, in the given order. One query per partition: with constant bounds, Postgres reads
 * only that partition.
 */
export const compareHeads = async (
  { kysely }: Database,
  heads: readonly RootHead[],
): Promise<readonly (readonly [RootHead, HeadFit])[]> => {
  const stored = new Map<RootHead, Buffer | null>();
  const partitionOf = ({ stream }: RootHead) => Math.floor(shardOfStream(stream) / SHARDS_PER_PARTITION);
  for (const [partition, inPartition = []] of Map.groupBy(heads, partitionOf)) {
    const first = partition * SHARDS_PER_PARTITION;
    const { rows } = await sql<Stored>`
      select h.nth, e.hash
      from unnest(
        ${inPartition.map(({ stream }) => shardOfStream(stream))}::smallint[],
        ${inPartition.map(({ stream }) => stream)}::text[], ${inPartition.map(({ version }) => version)}::bigint[]
      ) with ordinality as h (shard, stream, version, nth)
      left join events e on e.shard between ${first}::smallint and ${first + SHARDS_PER_PARTITION - 1}::smallint
        and e.shard = h.shard and e.stream = h.stream and e.version = h.version
    `.execute(kysely);
    for (const { nth, hash } of rows) {
      const head = inPartition[nth - 1];
      if (head) stored.set(head, hash);
    }
  }
  return heads.map((head) => [head, fitOf(head, stored.get(head))] as const);
};
