import { randomBytes, randomUUID } from 'node:crypto';
import { athleteOf } from '@palmares/domain/kernel';
import { shardOf, uuidv7 } from '@palmares/event-store';
import type { Keyring } from '@palmares/event-store/event-log';
import { type StreamId, sealEvent } from '@palmares/event-store/testing';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { metadata } from './event-log.ts';

export interface StoredAs {
  readonly stream: StreamId;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: unknown;
}

/** Writes an event as another version of the program would: of any type and schema version. */
export const storeEvent = async (db: Queryable, keyring: Keyring, { stream, type, schemaVersion, data }: StoredAs) => {
  const athleteId = athleteOf(stream);
  const key = await keyring.keyOf(db, athleteId);
  const eventId = uuidv7();
  const shard = shardOf(athleteId);
  const head = await db
    .selectFrom('streams')
    .select('version')
    .where('shard', '=', shard)
    .where('stream', '=', stream)
    .executeTakeFirst();
  const expected = head?.version ?? 0;
  const place = { eventId, stream, version: expected + 1, type, schemaVersion };
  const sealed = sealEvent(key, place, { type, data }, metadata());
  await sql`
    select * from append_events(${shard}::smallint, ${stream}, ${expected}::bigint, ${randomUUID()}::uuid,
      ${randomBytes(32)}::bytea, ${key.keyId}::uuid, ${[eventId]}::uuid[], ${[type]}::text[],
      ${[schemaVersion]}::smallint[], ${[sealed.data]}::bytea[], ${[sealed.metadata]}::bytea[])
  `.execute(db);
};
