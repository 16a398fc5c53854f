import { randomBytes, randomUUID } from 'node:crypto';
import {
  connect,
  createEventLog,
  createKeyring,
  type Database,
  type Keyring,
  type PostgresEventLog,
  uuidv7,
} from '@palmares/db';
import type { AppendRequest } from '@palmares/db/event-store';
import { type DomainEvent, type StreamId, streamOf } from '@palmares/domain/kernel';
import type { ExpectedVersion } from '@palmares/event-store/testing';
import { metadataOf, mottoOf, payload } from './payload.ts';
import { type Appender, type AppenderOptions, inTurn, STREAMS_A_CLIENT } from './peers/peer.ts';

export interface OurLog {
  readonly database: Database;
  readonly masterKey: Buffer;
  readonly keyring: Keyring;
  readonly log: PostgresEventLog;
  /** Creates athletes with data keys; returns the ids of their portfolio streams. */
  athletes(count: number): Promise<readonly StreamId[]>;
  close(): Promise<void>;
}

export interface OurLogOptions {
  /** False to behave as behind a pooler in transaction mode. */
  readonly prepared?: boolean;
  /** False to make each append a separate call. */
  readonly together?: boolean;
}

/**
 * Opens the log as the product does when it connects to Postgres directly, unless the options say otherwise. Keeps no
 * states, so that each fold reads the database.
 */
export const ourLog = (
  url: string,
  connections: number,
  { prepared = true, together = true }: OurLogOptions = {},
): OurLog => {
  const masterKey = randomBytes(32);
  const database = connect({ url, applicationName: 'palmares bench', max: connections, prepared });
  const keyring = createKeyring({ masterKey });
  const log = createEventLog(database, keyring, { together, keepStates: 0 });
  return {
    database,
    masterKey,
    keyring,
    log,
    athletes: (count) =>
      database.kysely.transaction().execute(async (tx) => {
        const made: StreamId[] = [];
        while (made.length < count) {
          const athleteId = uuidv7();
          await keyring.create(tx, athleteId);
          made.push(streamOf('portfolio', athleteId));
        }
        return made;
      }),
    close: async () => {
      await log.settled();
      await database.close();
    },
  };
};

export const requestOf = (
  stream: StreamId,
  expected: ExpectedVersion,
  events: readonly DomainEvent[],
): AppendRequest => ({
  stream,
  expected,
  commandId: randomUUID(),
  commandHash: randomBytes(32),
  events,
  metadata: metadataOf(stream),
});

/** Appends this many events of 300 bytes at once; throws if that fails. */
export const appendMottos = async (
  { log }: Pick<OurLog, 'log'>,
  stream: StreamId,
  expected: ExpectedVersion,
  count = 1,
): Promise<void> => {
  const events = Array.from({ length: count }, () => mottoOf(payload()));
  const { outcome } = await log.append(requestOf(stream, expected, events));
  if (outcome !== 'appended') throw new Error(`The append to ${stream} ended with ${outcome}`);
};

/** Appends one event in each call to new streams, with encryption, hash chain, expected version and command id. */
export const appenderOn = async (ourLog: OurLog, { clients }: AppenderOptions): Promise<Pick<Appender, 'append'>> => {
  const all = await ourLog.athletes(clients * STREAMS_A_CLIENT);
  const next = inTurn(
    Array.from({ length: clients }, (_, client) =>
      all.slice(client * STREAMS_A_CLIENT, (client + 1) * STREAMS_A_CLIENT),
    ),
  );
  return {
    async append(client) {
      const state = next(client);
      const expected = state.version;
      state.version += 1;
      await appendMottos(ourLog, state.stream, expected);
    },
  };
};
