import type { AppendRequest, AppendResult, ExpectedVersion } from '@palmares/domain/application/event-log';
import { currentVersionOf } from '@palmares/domain/events/registry';
import { athleteOf, shardOf } from '@palmares/domain/kernel/stream';
import { uuidv7 } from '../uuid.ts';
import type { Keyring } from './keyring.ts';
import { sealEvent } from './sealed-event.ts';
import type { Session } from './session.ts';

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

const ANSWER = 'select outcome, first_version, last_version';

const ONE_EVENT = {
  name: 'append-event',
  text: `${ANSWER} from append_event($1::smallint, $2::text, $3::bigint, $4::uuid, $5::bytea, $6::uuid,
    $7::uuid, $8::text, $9::smallint, $10::bytea, $11::bytea)`,
};

const ANY_EVENTS = {
  name: 'append-events',
  text: `${ANSWER} from append_events($1::smallint, $2::text, $3::bigint, $4::uuid, $5::bytea, $6::uuid,
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

/** Seals the events under the athlete's key. */
export const sealAppend = async ({ db }: Session, keyring: Keyring, request: AppendRequest): Promise<SealedAppend> => {
  const athleteId = athleteOf(request.stream);
  const key = await keyring.keyOf(db, athleteId);
  return {
    request,
    shard: shardOf(athleteId),
    expected: codeOf(request.expected),
    commandHash: Buffer.from(request.commandHash),
    keyId: key.keyId,
    events: request.events.map((event) => {
      const schemaVersion = currentVersionOf(event.type);
      const place = { eventId: uuidv7(), stream: request.stream, type: event.type, schemaVersion };
      return { ...place, ...sealEvent(key, place, event, request.metadata) };
    }),
  };
};

const columnsOf = (events: readonly SealedEvent[]): readonly unknown[] => {
  const [one] = events;
  if (one && events.length === 1) return [one.eventId, one.type, one.schemaVersion, one.data, one.metadata];
  return [
    events.map(({ eventId }) => eventId),
    events.map(({ type }) => type),
    events.map(({ schemaVersion }) => schemaVersion),
    events.map(({ data }) => data),
    events.map(({ metadata }) => metadata),
  ];
};

/** Writes it in one round trip. */
export const appendAlone = async (
  session: Session,
  { request, shard, expected, commandHash, keyId, events }: SealedAppend,
): Promise<AppendResult> => {
  const statement = events.length === 1 ? ONE_EVENT : ANY_EVENTS;
  const values = [shard, request.stream, expected, request.commandId, commandHash, keyId, ...columnsOf(events)];
  const [answer] = await session.run<Answer>(statement, values);
  if (!answer) throw new Error(`${statement.name} answered nothing`);
  return resultOf(request, answer);
};
