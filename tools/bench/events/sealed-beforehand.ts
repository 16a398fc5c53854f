import { randomBytes, randomUUID } from 'node:crypto';
import { codec } from '@palmares/db/event-store';
import { athleteOf, type StreamId } from '@palmares/domain/kernel';
import { shardOf, uuidv7 } from '@palmares/event-store';
import { appendSingle, type Executor, executorOf, type SealedAppend, sealAppend } from '@palmares/event-store/testing';
import { appendMottos, type OurLog, ourLog, requestOf } from '../our-log.ts';
import { mottoOf, payload } from '../payload.ts';
import { type Appender, type AppenderOptions, inTurn, STREAMS_A_CLIENT } from '../peers/peer.ts';

const sealedAs = (pattern: SealedAppend, stream: StreamId, expected: number): SealedAppend => ({
  ...pattern,
  request: { ...pattern.request, stream, expected, commandId: randomUUID(), commandHash: randomBytes(32) },
  shard: shardOf(athleteOf(stream)),
  expected,
  events: pattern.events.map((event) => ({ ...event, eventId: uuidv7() })),
});

const appendTo = async (log: OurLog, executor: Executor, pattern: SealedAppend, stream: StreamId, version: number) => {
  if (version === 0) return appendMottos(log, stream, 0);
  const { outcome } = await appendSingle(executor, sealedAs(pattern, stream, version));
  if (outcome !== 'appended') throw new Error(`The append to ${stream} ended with ${outcome}`);
};

/** Appends without encryption: the same bytes each time, and no wake-up. */
export const sealedBeforehand = async (url: string, { clients }: AppenderOptions): Promise<Appender> => {
  const log = ourLog(url, clients, { together: false });
  const executor = executorOf(log.database);
  const streams = await log.athletes(clients * STREAMS_A_CLIENT);
  const [first] = streams;
  if (!first) throw new Error('There is nobody to append for');
  const pattern = await sealAppend(
    { executor, keyring: log.keyring, codec },
    requestOf(first, 1, [mottoOf(payload())]),
    1,
  );
  const next = inTurn(
    Array.from({ length: clients }, (_, client) =>
      streams.slice(client * STREAMS_A_CLIENT, (client + 1) * STREAMS_A_CLIENT),
    ),
  );
  return {
    async append(client) {
      const state = next(client);
      state.version += 1;
      await appendTo(log, executor, pattern, state.stream, state.version - 1);
    },
    close: log.close,
  };
};
