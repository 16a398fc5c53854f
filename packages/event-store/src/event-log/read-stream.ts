import type { EventCodec } from '../codec.ts';
import { type StreamId, shardOf, subjectOf } from '../stream.ts';
import type { Executor, Statement } from './executor.ts';
import type { Expiring } from './keys/key-cache.ts';
import type { DataKey, Keyring } from './keys/keyring.ts';
import { readPartKeys } from './read-part-keys.ts';
import { openEvent, storedColumns } from './sealed-event.ts';
import type { DomainEvent, LoadOptions, RecordedEvent } from './types.ts';
import { leaveUnparsed, parsedLater, type UnparsedEvent } from './unparsed-event.ts';

const columns = storedColumns.join(', ');

const WHOLE: Statement = {
  name: 'read-stream',
  types: leaveUnparsed,
  text: `select ${columns} from events where shard = $1::smallint and stream = $2 and version > $3 order by version`,
};

const UP_TO: Statement = {
  name: 'read-stream-up-to',
  types: leaveUnparsed,
  text: `select ${columns} from events where shard = $1::smallint and stream = $2 and version > $3
    and version <= coalesce($4::bigint, version) and recorded_at <= coalesce($5::timestamptz, recorded_at)
    order by version`,
};

/** The dependencies of reading a stream. */
export interface Reading<Metadata> {
  readonly executor: Executor;
  readonly keyring: Keyring;
  readonly codec: EventCodec<Metadata>;
}

/** Reads the rows of a stream in version order, still sealed. */
export const readSealed = (
  executor: Executor,
  stream: StreamId,
  { after = 0, upTo, until }: LoadOptions = {},
): Promise<readonly UnparsedEvent[]> => {
  const place = [shardOf(subjectOf(stream)), stream, after];
  return upTo === undefined && until === undefined
    ? executor.run<UnparsedEvent>(WHOLE, place)
    : executor.run<UnparsedEvent>(UP_TO, [...place, upTo ?? null, until ?? null]);
};

export interface Opener<Metadata> extends Expiring {
  open(row: UnparsedEvent): RecordedEvent<DomainEvent, Metadata>;
}

/** Reads the keys for the rows of one subject, and returns a function that opens each row. */
export const openerOf = async <Metadata>(
  { executor: { db }, keyring, codec }: Reading<Metadata>,
  key: DataKey,
  rows: readonly UnparsedEvent[],
): Promise<Opener<Metadata>> => {
  const withPart = rows.filter(({ type }) => codec.parts?.has(type));
  const partKeys = await readPartKeys(
    { db, keyring, codec },
    withPart.map((row) => ({ key, stored: parsedLater(row) })),
  );
  const until = [...partKeys.values()].reduce((first, part) => Math.min(first, part?.until ?? first), key.until);
  return { open: (row) => openEvent(codec, key, parsedLater(row), partKeys), until };
};

/** Reads a stream's events in version order, decrypted and upcast; optionally as of a version or a time. */
export const loadStream = async <Metadata>(
  reading: Reading<Metadata>,
  stream: StreamId,
  options: LoadOptions = {},
): Promise<readonly RecordedEvent<DomainEvent, Metadata>[]> => {
  const { executor, keyring } = reading;
  const subjectId = subjectOf(stream);
  const rows = await readSealed(executor, stream, options);
  if (rows.length === 0) return [];
  const key = await keyring.keyOf(executor.db, subjectId);
  const { open } = await openerOf(reading, key, rows);
  return rows.map(open);
};
