import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type DomainEvent, type StreamId, streamOf } from '@palmares/domain/kernel';
import type { AppendResult, ExpectedVersion } from '@palmares/event-store/testing';
import { sql } from 'kysely';
import { retryUntilAcknowledged } from '../acknowledged.ts';
import { mottoWritten, request, type TestLog } from '../event-log.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Tally } from './tally.ts';

const WRITERS = 16;
const ATHLETES = 96;
const ROLLED_BACK = 0.05;
const EXPECTING = 0.1;
const SLOW = 0.02;
const PUBLISHING = 0.05;

class RolledBack extends Error {}

const published = (): DomainEvent => ({
  type: 'PortfolioPublished',
  data: { linkId: randomUUID(), label: 'A coach', passcode: 'none', expiresAt: null, parts: null },
});

export interface WritersOptions {
  readonly test: TestLog;
  readonly tally: Tally;
  readonly random: SeededRandom;
  /** Maximum pause of a writer after each append, in milliseconds. */
  readonly rest: number;
  readonly until: AbortSignal;
}

interface Write {
  readonly commandId: string;
  readonly stream: StreamId;
  readonly expected: ExpectedVersion;
  readonly events: readonly DomainEvent[];
}

/** Records an append's outcome in the tally. */
const count = ({ tally }: WritersOptions, { commandId, events }: Write, result: AppendResult): void => {
  if (result.outcome === 'conflict') {
    tally.conflicts += 1;
    tally.unwritten.add(commandId);
  } else if (result.outcome === 'appended' || result.outcome === 'repeated')
    tally.acknowledged.set(commandId, events.length);
  else throw new Error(`An append ended with ${result.outcome}`);
};

const perform = async (options: WritersOptions, write: Write): Promise<void> => {
  const { test, tally, random } = options;
  const { log } = test;
  const onLost = () => {
    tally.lost += 1;
  };
  const appended = request(write.stream, write);
  if (random.chance(ROLLED_BACK)) {
    tally.unwritten.add(write.commandId);
    const work = log.transaction(async (_tx, inside) => {
      await inside.append(appended);
      throw new RolledBack();
    });
    await work.catch((error: unknown) => {
      if (error instanceof RolledBack) tally.rollbacks += 1;
    });
  } else if (random.chance(SLOW)) {
    const seconds = random.between(10, 200) / 1000;
    const slowly = () =>
      log.transaction(async (tx, inside) => {
        const result = await inside.append(appended);
        await sql`select pg_sleep(${seconds})`.execute(tx);
        return result;
      });
    count(options, write, await retryUntilAcknowledged(slowly, onLost));
  } else count(options, write, await retryUntilAcknowledged(() => log.append(appended), onLost));
};

/** Runs sixteen writers; resolves once all have ended and nothing they began is open. */
export const write = async (options: WritersOptions): Promise<void> => {
  const { test, random, rest, until } = options;
  const athletes = await Promise.all(Array.from({ length: ATHLETES }, () => test.athlete()));
  const one = async (): Promise<void> => {
    while (!until.aborted) {
      const { athleteId, stream } = random.oneOf(athletes);
      const publishing = random.chance(PUBLISHING);
      await perform(options, {
        commandId: randomUUID(),
        stream: publishing ? streamOf('sharing', athleteId) : stream,
        expected: random.chance(EXPECTING) ? random.between(0, 50) : 'any',
        events: publishing
          ? [published()]
          : Array.from({ length: random.between(1, 4) }, () => mottoWritten(`motto ${random.between(0, 999)}`)),
      });
      await pause(random.between(0, rest));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, one));
};
