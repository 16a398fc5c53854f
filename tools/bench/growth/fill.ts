import type { StreamId } from '@palmares/domain/kernel';
import { SEALED_OVERHEAD } from '@palmares/event-store/testing';
import { appendMottos, type OurLog } from '../our-log.ts';
import { metadataOf, PAYLOAD_BYTES } from '../payload.ts';
import type { Questions } from '../questions.ts';

export const EVENTS_A_STREAM = 100;
/** Streams written through the product, so that they can be loaded and decrypted. */
const LOADED = 20;
/** Streams that receive appends, spread over the whole log. */
const APPENDED_TO = 1_000;

const DATA_BYTES = PAYLOAD_BYTES + SEALED_OVERHEAD;
const METADATA_BYTES = JSON.stringify(metadataOf('0193'.padEnd(36, '0'))).length + SEALED_OVERHEAD;
/** Number of versions written to all streams at a time, so that streams interleave as in a log that grew. */
const VERSIONS_AT_ONCE = 10;

export interface FilledLog {
  readonly events: number;
  /** Streams of 100 events, with a head and a data key, so that the product can append to them. */
  readonly appendable: readonly StreamId[];
  readonly loadable: readonly StreamId[];
}

const NEW_STREAMS = `
  insert into data_keys (key_id, subject_id, shard, wrapped, master_key_id)
  select gen_random_uuid(), a.id, ('x' || right(a.id::text, 2))::bit(8)::int, decode(repeat('00', ${32 + SEALED_OVERHEAD}), 'hex'), 'filler'
  from (select uuidv7() as id from generate_series(1, $1::int)) a`;

/** The streams to fill: those that have a key but no event yet. */
const FILLING = `
  create temp table filling as
  select k.shard, k.key_id, 'portfolio-' || k.subject_id as stream from data_keys k
  where not exists (select from streams s where s.shard = k.shard and s.stream = 'portfolio-' || k.subject_id)`;

/** SQL for 32 bytes that are unique to each event. */
const hash = (version: string): string => `uuid_send(f.key_id) || int8send(${version}) || int8send(0)`;

const EVENTS = `
  insert into events (incarnation, transaction_id, position, shard, stream, version, event_id, type, schema_version,
    key_id, command_id, nth, command_hash, data, metadata, recorded_at, hash)
  select 1, pg_current_xact_id(), nextval('events_position'), f.shard, f.stream, v, uuidv7(), 'MottoWritten', 1,
    f.key_id, gen_random_uuid(), 1, ${hash('v')}, ${hash('v')} || $1::bytea, ${hash('v')} || $2::bytea, now(), ${hash('v')}
  from generate_series($3::int, $4::int) v cross join filling f`;

const HEADS = `
  insert into streams (shard, stream, version, head_hash, recorded_at)
  select shard, stream, ${EVENTS_A_STREAM}, ${hash(String(EVENTS_A_STREAM))}, now() from filling f`;

const randomBytes = (count: number): Buffer => crypto.getRandomValues(Buffer.alloc(count));

/**
 * Bulk-inserts as the owner until the log holds this many events in streams of 100. Bytes, columns, positions and
 * versions match the product's; the hash chain is valid only from each stream's head on.
 */
export const fill = async (
  log: OurLog,
  owner: Questions,
  events: number,
  onProgress: (share: number) => void,
): Promise<FilledLog> => {
  const streams = events / EVENTS_A_STREAM - LOADED;
  const appendable = await log.athletes(Math.min(APPENDED_TO, Math.floor(streams / 2)));
  await owner.rows('set synchronous_commit = off');
  await owner.rows(NEW_STREAMS, [streams - appendable.length]);
  await owner.rows(FILLING);
  const bytes = [randomBytes(DATA_BYTES - 32), randomBytes(METADATA_BYTES - 32)];
  for (let version = 1; version <= EVENTS_A_STREAM; version += VERSIONS_AT_ONCE) {
    await owner.rows(EVENTS, [...bytes, version, version + VERSIONS_AT_ONCE - 1]);
    onProgress(version / EVENTS_A_STREAM);
  }
  await owner.rows(HEADS);
  const loadable = await log.athletes(LOADED);
  for (const stream of loadable) await appendMottos(log, stream, 'none', EVENTS_A_STREAM);
  await owner.rows('vacuum (analyze) events, streams, data_keys');
  return { events, appendable, loadable };
};
