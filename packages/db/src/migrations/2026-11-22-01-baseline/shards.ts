/** Frozen with this migration: a test holds it against what the program calls `SHARDS` today. */
const SHARDS = 256;
const PARTITIONS = 16;
const SHARDS_EACH = SHARDS / PARTITIONS;

export const LAST_SHARD = SHARDS - 1;

/** A shard is the last two hex digits of an athlete's id, and its partition the first of the two. */
export const partitions = Array.from({ length: PARTITIONS }, (_, partition) => partition.toString(16));

export const PARTITION_BY = 'partition by range (shard)';

/** A range of sixteen shards in each partition: Postgres then reads several shards in their order without sorting. */
export const partitionsOf = (table: string): string =>
  partitions
    .map((digit, partition) => {
      const from = partition * SHARDS_EACH;
      return `create table ${table}_${digit} partition of ${table} for values from (${from}) to (${from + SHARDS_EACH});`;
    })
    .join('\n');
