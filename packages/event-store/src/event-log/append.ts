import type { EventCodec } from '../codec.ts';
import { type StreamId, shardOf, subjectOf } from '../stream.ts';
import { uuidv7 } from '../uuid.ts';
import type { Executor } from './executor.ts';
import type { Keyring } from './keys/keyring.ts';
import type { PartKey } from './keys/part-keys.ts';
import { type PartToSeal, sealEvent } from './sealed-event.ts';
import { partIn } from './sealed-part.ts';
import type { AppendRequest, AppendResult, DomainEvent } from './types.ts';

/** Expected version of an append that can only conflict, because no stream has it. */
const NO_VERSION = -1;

/** The version that the events follow; undefined if only the stream's head knows it. */
const knownVersion = ({ expected, events }: AppendRequest): number | undefined => {
  if (typeof expected === 'number') return expected;
  return expected === 'none' || events.length === 0 ? 0 : undefined;
};

interface SealedEvent {
  readonly eventId: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: Buffer;
  readonly metadata: Buffer;
}

/** A request with its events sealed, ready for the database. */
export interface SealedAppend {
  readonly request: AppendRequest;
  readonly shard: number;
  /** The version that the events were sealed to follow; the database accepts no other. */
  readonly expected: number;
  readonly commandHash: Buffer;
  readonly keyId: string;
  readonly events: readonly SealedEvent[];
  /** Keys of parts to store in the same transaction if the events are written. */
  readonly newKeys: readonly PartKey[];
}

interface Answer {
  readonly outcome: AppendResult['outcome'];
  readonly first_version: number;
  readonly last_version: number;
}

/** Returns a null version if anything prevents the append; {@link ANY_EVENTS} then reports the reason. */
const ONE_EVENT = {
  name: 'append-event',
  text: `select append_event($1::smallint, $2::text, $3::bigint, $4::uuid, $5::bytea, $6::uuid,
    $7::uuid, $8::text, $9::smallint, $10::bytea, $11::bytea) as version`,
};

const ANY_EVENTS = {
  name: 'append-events',
  text: `select outcome, first_version, last_version from append_events($1::smallint, $2::text, $3::bigint, $4::uuid, $5::bytea, $6::uuid,
    $7::uuid[], $8::text[], $9::smallint[], $10::bytea[], $11::bytea[])`,
};

const resultOf = ({ stream, expected }: AppendRequest, answer: Answer): AppendResult => {
  switch (answer.outcome) {
    case 'appended':
    case 'repeated':
      return { outcome: answer.outcome, firstVersion: answer.first_version, version: answer.last_version };
    case 'conflict':
      return { outcome: 'conflict', stream, expected, actual: answer.last_version };
    default:
      return { outcome: answer.outcome, stream };
  }
};

/** The dependencies of sealing an append. */
export interface Sealing {
  readonly executor: Executor;
  readonly keyring: Keyring;
  readonly codec: Pick<EventCodec, 'versionOf' | 'parts'>;
}

const hasParts = ({ parts }: Pick<EventCodec, 'parts'>, { events }: AppendRequest): boolean =>
  parts !== undefined && events.some(({ type }) => parts.has(type));

/** Returns the parts to seal by event, each with its key. Events with the same purpose share a key. */
const partsToSeal = async (
  { executor: { db }, keyring, codec }: Sealing,
  subjectId: string,
  events: readonly DomainEvent[],
): Promise<ReadonlyMap<DomainEvent, PartToSeal>> => {
  const toSeal = new Map<DomainEvent, PartToSeal>();
  const keys = new Map<string, PartKey>();
  for (const event of events) {
    const part = codec.parts?.get(event.type);
    if (!part) continue;
    const purpose = part.purposeOf(partIn(event.data, part));
    const key = keys.get(purpose) ?? (await keyring.parts.sealing(db, subjectId, purpose));
    keys.set(purpose, key);
    toSeal.set(event, { part, key });
  }
  return toSeal;
};

const noParts: ReadonlyMap<DomainEvent, PartToSeal> = new Map();

/** Seals the events under the subject's key for the versions after `expected`. */
export const sealAppend = async (sealing: Sealing, request: AppendRequest, expected: number): Promise<SealedAppend> => {
  const { executor, keyring, codec } = sealing;
  const { stream, events } = request;
  const subjectId = subjectOf(stream);
  const key = await keyring.keyOf(executor.db, subjectId);
  const parts = hasParts(codec, request) ? await partsToSeal(sealing, subjectId, events) : noParts;
  return {
    request,
    shard: shardOf(subjectId),
    expected,
    commandHash: Buffer.from(request.commandHash),
    keyId: key.keyId,
    newKeys: [...new Set([...parts.values()].map(({ key }) => key))].filter(({ isNew }) => isNew),
    events: events.map((event, index) => {
      const schemaVersion = codec.versionOf(event.type);
      const version = expected + 1 + index;
      const place = { eventId: uuidv7(), stream, version, type: event.type, schemaVersion };
      return { ...place, ...sealEvent(key, place, event, request.metadata, parts.get(event)) };
    }),
  };
};

const HEAD = {
  name: 'stream-head',
  text: 'select version from streams where shard = $1::smallint and stream = $2',
};

const headOf = async (executor: Executor, stream: StreamId): Promise<number> => {
  const [head] = await executor.run<{ readonly version: number }>(HEAD, [shardOf(subjectOf(stream)), stream]);
  return head?.version ?? 0;
};

/**
 * Locks the stream until the transaction ends, by appending no events. Call it before the transaction writes anything:
 * it then takes its number under the lock, so it follows every earlier writer of the stream.
 */
export const lockStream = async (executor: Executor, stream: StreamId): Promise<void> => {
  await executor.run(ANY_EVENTS, [shardOf(subjectOf(stream)), stream, 0, null, null, null, [], [], [], [], []]);
};

/**
 * Seals and appends. If the request names no version, seals for the stream's head, and again whenever the stream moved
 * meanwhile. Each such conflict means that another append succeeded; inside a transaction the first conflict leaves the
 * stream locked.
 */
export const sealAndAppend = async (
  sealing: Sealing,
  request: AppendRequest,
  append: (sealed: SealedAppend) => Promise<AppendResult>,
): Promise<AppendResult> => {
  // Read the keys of parts once the version is known: forgetting one moves the stream, so the append conflicts.
  const write = async (after: number): Promise<AppendResult> => append(await sealAppend(sealing, request, after));
  const known = knownVersion(request);
  if (known !== undefined) return write(known);
  const mustExist = request.expected === 'exists';
  let version = await headOf(sealing.executor, request.stream);
  for (;;) {
    const after = mustExist && version === 0 ? NO_VERSION : version;
    const result = await write(after);
    if (result.outcome !== 'conflict' || (mustExist && result.actual === 0)) return result;
    version = result.actual;
  }
};

const valuesOf = ({ request, shard, expected, commandHash, keyId }: SealedAppend): readonly unknown[] => [
  shard,
  request.stream,
  expected,
  request.commandId,
  commandHash,
  keyId,
];

const appendOne = async (
  executor: Executor,
  append: SealedAppend,
  event: SealedEvent,
): Promise<AppendResult | undefined> => {
  const { eventId, type, schemaVersion, data, metadata } = event;
  const values = [...valuesOf(append), eventId, type, schemaVersion, data, metadata];
  const [answer] = await executor.run<{ readonly version: number | null }>(ONE_EVENT, values);
  const version = answer?.version;
  return version ? { outcome: 'appended', firstVersion: version, version } : undefined;
};

const appendAny = async (executor: Executor, append: SealedAppend): Promise<AppendResult> => {
  const { request, events } = append;
  const [answer] = await executor.run<Answer>(ANY_EVENTS, [
    ...valuesOf(append),
    events.map(({ eventId }) => eventId),
    events.map(({ type }) => type),
    events.map(({ schemaVersion }) => schemaVersion),
    events.map(({ data }) => data),
    events.map(({ metadata }) => metadata),
  ]);
  if (!answer) throw new Error(`${ANY_EVENTS.name} returned no row`);
  return resultOf(request, answer);
};

/** Returns the event of an append of one event to an existing stream, which nearly all are; undefined for any other. */
export const plainEvent = ({ events, expected }: SealedAppend): SealedEvent | undefined =>
  expected > 0 && events.length === 1 ? events[0] : undefined;

/** Appends in one round trip, or in two if the fast path for a plain append was tried and failed. */
export const appendSingle = async (executor: Executor, append: SealedAppend): Promise<AppendResult> => {
  const event = plainEvent(append);
  return (event && (await appendOne(executor, append, event))) ?? appendAny(executor, append);
};

/**
 * Appends and stores the new keys of parts in the caller's transaction. Stores the keys last, under the stream's lock,
 * so that an erasure, which closes the stream first, sees them.
 */
export const appendWithKeys = async (
  executor: Executor,
  keyring: Keyring,
  append: SealedAppend,
): Promise<AppendResult> => {
  const result = await appendSingle(executor, append);
  const { request, newKeys } = append;
  if (result.outcome === 'appended') await keyring.parts.add(executor.db, subjectOf(request.stream), newKeys);
  return result;
};
