import type { AppendRequest, AppendResult, ExpectedVersion } from '@palmares/domain/application/event-log';
import { currentVersionOf } from '@palmares/domain/events/registry';
import { athleteOf, shardOf } from '@palmares/domain/kernel/stream';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { uuidv7 } from '../uuid.ts';
import type { Keyring } from './keyring.ts';
import { sealEvent } from './sealed-event.ts';

/** How `append_events` is told what the caller expects; a version is itself. */
const codes = { any: -1, exists: -2, none: 0 } as const;

const codeOf = (expected: ExpectedVersion): number => (typeof expected === 'number' ? expected : codes[expected]);

interface Answer {
  readonly outcome: AppendResult['outcome'];
  readonly first_version: number;
  readonly last_version: number;
}

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

/** Seals the events under the athlete's key and writes them in one round trip. */
export const append = async (db: Queryable, keyring: Keyring, request: AppendRequest): Promise<AppendResult> => {
  const athleteId = athleteOf(request.stream);
  const key = await keyring.keyOf(db, athleteId);
  const rows = request.events.map((event) => {
    const eventId = uuidv7();
    const schemaVersion = currentVersionOf(event.type);
    const place = { eventId, stream: request.stream, type: event.type, schemaVersion };
    return { ...place, ...sealEvent(key, place, event, request.metadata) };
  });
  const { rows: answers } = await sql<Answer>`
    select * from append_events(
      ${shardOf(athleteId)}::smallint, ${request.stream}, ${codeOf(request.expected)}::bigint,
      ${request.commandId}::uuid, ${Buffer.from(request.commandHash)}::bytea, ${key.keyId}::uuid,
      ${rows.map((row) => row.eventId)}::uuid[], ${rows.map((row) => row.type)}::text[],
      ${rows.map((row) => row.schemaVersion)}::smallint[], ${rows.map((row) => row.data)}::bytea[],
      ${rows.map((row) => row.metadata)}::bytea[])
  `.execute(db);
  const [answer] = answers;
  if (!answer) throw new Error('append_events answered nothing');
  return resultOf(request, answer);
};
