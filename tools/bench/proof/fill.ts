import { createHash } from 'node:crypto';
import { SEALED_OVERHEAD } from '@palmares/event-store/testing';
import { metadataOf, PAYLOAD_BYTES } from '../payload.ts';
import type { Questions } from '../questions.ts';

const GENESIS = createHash('sha256').digest();
const DATA_BYTES = PAYLOAD_BYTES + SEALED_OVERHEAD;
const METADATA_BYTES = JSON.stringify(metadataOf('0193'.padEnd(36, '0'))).length + SEALED_OVERHEAD;
/** Shards in one statement: as many as a partition has. */
const SHARDS_AT_ONCE = 16;
const SHARDS = 256;

const NEW_STREAMS = `
  insert into streams (shard, stream, version, head_hash, recorded_at)
  select ('x' || right(a.id::text, 2))::bit(8)::int, 'portfolio-' || a.id, 0, $2, now()
  from (select gen_random_uuid() as id from generate_series(1, $1::int)) a`;

/** Appends one event to each stream of the shards, or to one in `oneIn`, with a valid chain. */
const ONE_MORE = `
  with made as materialized (
    select s.shard, s.stream, s.version + 1 as version, s.head_hash as previous, gen_random_uuid() as id, now() as at,
      sha256(s.stream::bytea) as command_hash, s.head_hash || $1::bytea as data, s.head_hash || $2::bytea as metadata
    from streams s where s.shard between $3 and $4 and abs(hashtext(s.stream)) % $5 = 0
  ), hashed as (
    select m.*, event_hash(previous, 1, pg_current_xact_id(), stream, version, id, 'MottoWritten', 1::smallint, id, id,
      command_hash, data, metadata, at) as hash
    from made m
  ), written as (
    insert into events (incarnation, transaction_id, position, shard, stream, version, event_id, type, schema_version,
      key_id, command_id, nth, command_hash, data, metadata, recorded_at, hash)
    select 1, pg_current_xact_id(), nextval('events_position'), shard, stream, version, id, 'MottoWritten', 1,
      id, id, 1, command_hash, data, metadata, at, hash
    from hashed returning shard, stream, version, hash
  )
  update streams s set version = w.version, head_hash = w.hash, transaction_id = pg_current_xact_id()
  from written w where s.shard = w.shard and s.stream = w.stream`;

const randomBytes = (count: number): Buffer => crypto.getRandomValues(Buffer.alloc(count));

/** Bulk-appends one event to one in `oneIn` streams, as the owner. */
export const moveStreams = async (
  owner: Questions,
  oneIn: number,
  onProgress: (share: number) => void,
): Promise<void> => {
  const bytes = [randomBytes(DATA_BYTES - 32), randomBytes(METADATA_BYTES - 32)];
  for (let shard = 0; shard < SHARDS; shard += SHARDS_AT_ONCE) {
    await owner.rows(ONE_MORE, [...bytes, shard, shard + SHARDS_AT_ONCE - 1, oneIn]);
    onProgress((shard + SHARDS_AT_ONCE) / SHARDS);
  }
};

/** Creates streams with this many events of 300 bytes each. They cannot be decrypted, which proving does not need. */
export const fillStreams = async (
  owner: Questions,
  { streams, eventsEach }: { readonly streams: number; readonly eventsEach: number },
  onProgress: (share: number) => void,
): Promise<void> => {
  await owner.rows('set synchronous_commit = off');
  await owner.rows(NEW_STREAMS, [streams, GENESIS]);
  await owner.rows('analyze streams');
  for (let version = 0; version < eventsEach; version += 1)
    await moveStreams(owner, 1, (share) => onProgress((version + share) / eventsEach));
  await owner.rows('vacuum (analyze) events, streams');
};
