import type { EventCodec } from '../codec.ts';
import { shardOf, subjectOf } from '../stream.ts';
import { uuidv7 } from '../uuid.ts';
import type { Keyring } from './keyring.ts';
import { sealEvent } from './sealed-event.ts';
import type { Session } from './session.ts';
import type { AppendRequest, AppendResult, ExpectedVersion } from './types.ts';

/** How the database is told what the caller expects; a version is itself. */
const codes = { any: -1, exists: -2, none: 0 } as const;

const codeOf = (expected: ExpectedVersion): number => (typeof expected === 'number' ? expected : codes[expected]);

interface SealedEvent {
  readonly eventId: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: Buffer;
  readonly metadata: Buffer;
}

/** A request as the database gets it. */
export interface SealedAppend {
  readonly request: AppendRequest;
  readonly shard: number;
  readonly expected: number;
  readonly commandHash: Buffer;
  readonly keyId: string;
  readonly events: readonly SealedEvent[];
}

interface Answer {
  readonly outcome: AppendResult['outcome'];
  readonly first_version: number;
  readonly last_version: number;
}

/** Answers nothing when anything stands in the way. */
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

/** What an append is sealed with. */
export interface Sealing {
  readonly session: Session;
  readonly keyring: Keyring;
  readonly codec: Pick<EventCodec, 'versionOf'>;
}

/** Seals the events under the subject's key. */
export const sealAppend = async (
  { session: { db }, keyring, codec }: Sealing,
  request: AppendRequest,
): Promise<SealedAppend> => {
  const subjectId = subjectOf(request.stream);
  const key = await keyring.keyOf(db, subjectId);
  return {
    request,
    shard: shardOf(subjectId),
    expected: codeOf(request.expected),
    commandHash: Buffer.from(request.commandHash),
    keyId: key.keyId,
    events: request.events.map((event) => {
      const schemaVersion = codec.versionOf(event.type);
      const place = { eventId: uuidv7(), stream: request.stream, type: event.type, schemaVersion };
      return { ...place, ...sealEvent(key, place, event, request.metadata) };
    }),
  };
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
  session: Session,
  append: SealedAppend,
  event: SealedEvent,
): Promise<AppendResult | undefined> => {
  const { eventId, type, schemaVersion, data, metadata } = event;
  const values = [...valuesOf(append), eventId, type, schemaVersion, data, metadata];
  const [answer] = await session.run<{ readonly version: number | null }>(ONE_EVENT, values);
  const version = answer?.version;
  return version ? { outcome: 'appended', firstVersion: version, version } : undefined;
};

const appendAny = async (session: Session, append: SealedAppend): Promise<AppendResult> => {
  const { request, events } = append;
  const [answer] = await session.run<Answer>(ANY_EVENTS, [
    ...valuesOf(append),
    events.map(({ eventId }) => eventId),
    events.map(({ type }) => type),
    events.map(({ schemaVersion }) => schemaVersion),
    events.map(({ data }) => data),
    events.map(({ metadata }) => metadata),
  ]);
  if (!answer) throw new Error(`${ANY_EVENTS.name} answered nothing`);
  return resultOf(request, answer);
};

/** Nearly every append: one event on a stream whose version the caller knows. */
export const plainEvent = ({ events, expected }: SealedAppend): SealedEvent | undefined =>
  expected > 0 && events.length === 1 ? events[0] : undefined;

/** Writes it in one round trip; in two when anything stands in the way of a plain one. */
export const appendAlone = async (session: Session, append: SealedAppend): Promise<AppendResult> => {
  const event = plainEvent(append);
  return (event && (await appendOne(session, append, event))) ?? appendAny(session, append);
};
