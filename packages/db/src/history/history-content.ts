import { deciders, type FoldedKind, UnknownEvent } from '@palmares/domain/events';
import { type StreamKind, streamKinds, streamOf } from '@palmares/domain/kernel';
import {
  type ChainedRow,
  type DataKey,
  type Keyring,
  type OpenPartKeys,
  openEvent,
  readChain,
  readPartKeys,
  unsealEvent,
  verifyChain,
} from '@palmares/event-store/event-log';
import type { Queryable } from '../database.ts';
import { codec } from '../event-store/codec.ts';
import { foldEvents } from '../event-store/fold-stream.ts';
import { athleteStatus } from './athlete-status.ts';

const isFolded = (kind: StreamKind): kind is FoldedKind => Object.hasOwn(deciders, kind);

const recordedAt = ({ recorded_at_micros }: ChainedRow): Date => new Date(Number(recorded_at_micros / 1000n));

interface Keys {
  readonly key: DataKey;
  readonly partKeys: OpenPartKeys;
}

/** Null if the stream's kind, or one of its events, belongs to another version of the product. */
const stateOf = (kind: StreamKind, { key, partKeys }: Keys, rows: readonly ChainedRow[]): unknown => {
  if (!isFolded(kind)) return null;
  try {
    const events = rows.map((row) =>
      openEvent(
        codec,
        key,
        {
          ...row,
          command_hash: Buffer.from(row.command_hash),
          data: Buffer.from(row.data),
          metadata: Buffer.from(row.metadata),
          recorded_at: recordedAt(row),
        },
        partKeys,
      ),
    );
    return foldEvents(kind, events);
  } catch (error) {
    if (error instanceof UnknownEvent) return null;
    throw error;
  }
};

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** The fields of an event that stay readable after its athlete was erased. */
const outlineOf = (row: ChainedRow) => ({
  version: row.version,
  eventId: row.event_id,
  type: row.type,
  schemaVersion: row.schema_version,
  recordedAt: recordedAt(row).toISOString(),
  hash: base64(row.hash),
});

const inClear = ({ key, partKeys }: Keys, row: ChainedRow) => {
  const { data, metadata } = unsealEvent(codec, key, row, partKeys);
  return {
    ...outlineOf(row),
    ...metadata,
    data,
    /** The other inputs of the hash, so that the chain can be verified without the database. */
    stored: {
      incarnation: row.incarnation,
      transactionId: row.transaction_id,
      recordedAtMicros: String(row.recorded_at_micros),
      keyId: row.key_id,
      commandId: row.command_id,
      commandHash: base64(row.command_hash),
      data: base64(row.data),
      metadata: base64(row.metadata),
    },
  };
};

const chainOf = (chain: NonNullable<Awaited<ReturnType<typeof readChain>>>) => {
  const verdict = verifyChain(chain.rows, chain.head);
  return verdict.intact ? { intact: true } : verdict;
};

const keysOf = async (
  db: Queryable,
  keyring: Keyring,
  athleteId: string,
  rows: readonly ChainedRow[],
): Promise<Keys> => {
  const key = await keyring.keyOf(db, athleteId);
  const stored = rows.filter(({ type }) => codec.parts?.has(type));
  return {
    key,
    partKeys: await readPartKeys(
      { db, keyring, codec },
      stored.map((row) => ({ key, stored: row })),
    ),
  };
};

const exportStream = async (db: Queryable, keyring: Keyring, kind: StreamKind, athleteId: string, erased: boolean) => {
  const stream = streamOf(kind, athleteId);
  const chain = await readChain(db, stream);
  if (!chain || (chain.rows.length === 0 && chain.head.version === 0)) return [];
  const { rows, head } = chain;
  const keys = erased ? undefined : await keysOf(db, keyring, athleteId, rows);
  return [
    {
      kind,
      stream,
      head: { version: head.version, hash: base64(head.hash) },
      chain: chainOf(chain),
      state: keys ? stateOf(kind, keys, rows) : null,
      events: rows.map((row) => (keys ? inClear(keys, row) : outlineOf(row))),
    },
  ];
};

const accountFacts = async (db: Queryable, athleteId: string) =>
  (await db
    .selectFrom('accounts')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'email_verified_at as emailVerifiedAt',
      'date_of_birth as dateOfBirth',
      'country',
      'region',
      'language',
      'terms_accepted_at as termsAcceptedAt',
      'terms_version as termsVersion',
      'created_at as createdAt',
    ])
    .where('id', '=', athleteId)
    .executeTakeFirst()) ?? null;

/**
 * One athlete's account, streams and folded states, read in one snapshot of the database and dated `now`. For an erased
 * athlete: ids, types, times and hashes. Null if nobody had this id.
 */
export const historyContent = (db: Queryable, keyring: Keyring, athleteId: string, now: Date) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const known = await athleteStatus(tx, athleteId);
      if (known.status === 'unknown') return null;
      const erased = known.status === 'erased';
      const streams = [];
      for (const kind of streamKinds) streams.push(...(await exportStream(tx, keyring, kind, athleteId, erased)));
      return {
        athleteId,
        exportedAt: now.toISOString(),
        erasedAt: known.status === 'erased' ? known.erasedAt.toISOString() : null,
        account: await accountFacts(tx, athleteId),
        streams,
      };
    });

export type HistoryContent = NonNullable<Awaited<ReturnType<typeof historyContent>>>;
