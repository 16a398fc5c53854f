import type { LoadOptions, RecordedEvent } from '@palmares/domain/application/event-log';
import { athleteOf, type StreamId, shardOf } from '@palmares/domain/kernel/stream';
import type { Queryable } from '../database.ts';
import type { Keyring } from './keyring.ts';
import { openEvent, storedColumns } from './sealed-event.ts';

/** A stream's events in version order, decrypted and upcast; as of a version or a moment when asked. */
export const readStream = async (
  db: Queryable,
  keyring: Keyring,
  stream: StreamId,
  { after = 0, upTo, until }: LoadOptions = {},
): Promise<readonly RecordedEvent[]> => {
  const athleteId = athleteOf(stream);
  let query = db
    .selectFrom('events')
    .select(storedColumns)
    .where('shard', '=', shardOf(athleteId))
    .where('stream', '=', stream)
    .where('version', '>', after);
  if (upTo !== undefined) query = query.where('version', '<=', upTo);
  if (until !== undefined) query = query.where('recorded_at', '<=', until);
  const rows = await query.orderBy('version').execute();
  if (rows.length === 0) return [];
  const key = await keyring.keyOf(db, athleteId);
  return rows.map((row) => openEvent(key, row));
};
