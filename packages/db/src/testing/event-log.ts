import { randomBytes, randomUUID } from 'node:crypto';
import type { Metadata } from '@palmares/domain/events';
import { type DomainEvent, type StreamId, streamOf } from '@palmares/domain/kernel';
import { uuidv7 } from '@palmares/event-store';
import { createKeyring, type Keyring } from '@palmares/event-store/event-log';
import type { Database } from '../database.ts';
import type { AppendRequest } from '../event-store/index.ts';
import { createEventLog, type PostgresEventLog } from '../event-store/index.ts';

export interface TestLog {
  readonly masterKey: Buffer;
  readonly keyring: Keyring;
  readonly log: PostgresEventLog;
  readonly now: () => Date;
  /** Creates an athlete with a data key, in the given shard, if any. `stream` is their portfolio stream. */
  athlete(shard?: number): Promise<{ readonly athleteId: string; readonly stream: StreamId }>;
}

export const testLog = (database: Database, masterKey: Buffer = randomBytes(32)): TestLog => {
  const keyring = createKeyring({ masterKey });
  return {
    masterKey,
    keyring,
    log: createEventLog(database, keyring),
    now: () => new Date(),
    async athlete(shard) {
      const id = uuidv7();
      const athleteId = shard === undefined ? id : `${id.slice(0, -2)}${shard.toString(16).padStart(2, '0')}`;
      await keyring.create(database.kysely, athleteId);
      return { athleteId, stream: streamOf('portfolio', athleteId) };
    },
  };
};

export const metadata = (given: Partial<Metadata> = {}): Metadata => ({
  actor: { kind: 'system', id: null },
  correlationId: randomUUID(),
  causationId: null,
  device: null,
  link: null,
  reason: null,
  ...given,
});

export const mottoWritten = (motto: string): DomainEvent => ({
  type: 'MottoWritten',
  data: { motto, explanation: '' },
});

export const request = (stream: AppendRequest['stream'], given: Partial<AppendRequest> = {}): AppendRequest => ({
  stream,
  expected: 'any',
  commandId: randomUUID(),
  commandHash: randomBytes(32),
  events: [mottoWritten('Keep your head up')],
  metadata: metadata(),
  ...given,
});
