import { connect, refuseOwner } from '@palmares/db/database';
import type { Retried } from '@palmares/db/event-store';
import { retryParked } from '@palmares/db/event-store';
import { createJobs } from '@palmares/db/jobs/enqueue';
import { subscribers } from '@palmares/db/subscribers';
import { refuseRestoredLog } from '@palmares/event-store/integrity/restored-log';
import type { Subscriber } from '@palmares/event-store/projector/projection';
import { readModelVersions, writesWhatServes } from '@palmares/event-store/projector/read-model-versions';
import { z } from 'zod';
import { readConfig, retryPoisonConfig } from '../config.ts';
import { count } from '../doctor/finding.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import { exitCodes, type OutputOptions, Problem, print, table } from '../output.ts';
import { subscribersNamed } from './choose.ts';

interface RetryOptions extends OutputOptions {
  readonly athlete?: string;
  readonly dryRun?: boolean;
}

interface Answer {
  readonly dryRun: boolean;
  readonly retried: readonly Retried[];
}

const typeWords = ({ eventType, schemaVersion }: Retried): string =>
  schemaVersion === null ? eventType : `${eventType} v${schemaVersion}`;

const outcomeWords = ({ outcome, events, reason }: Retried, dryRun: boolean): string => {
  if (outcome === 'caught_up') return `${dryRun ? 'would catch up' : 'caught up'} with ${count(events, 'event')}`;
  return `${dryRun ? 'would be parked' : 'parked'} again: ${reason}`;
};

const inWords = ({ dryRun, retried }: Answer): string =>
  retried.length === 0
    ? 'Nobody is parked.'
    : table(
        ['in', 'athlete', 'behind', 'outcome'],
        retried.map((one) => [one.subscriber, one.athleteId, typeWords(one), outcomeWords(one, dryRun)]),
      );

const refuseOtherVersions = (served: ReadonlyMap<string, number>, chosen: readonly Subscriber[]): void => {
  const others = chosen.filter((subscriber) => !writesWhatServes(served, subscriber)).map(({ name }) => name);
  if (others.length > 0)
    throw new Problem(
      `This program writes another version of ${others.join(', ')} than the one that serves: palmares projections rebuild instead`,
    );
};

export const retryPoison = async (name: string | undefined, options: RetryOptions): Promise<void> => {
  const { athlete: athleteId, dryRun = false, ...output } = options;
  if (athleteId !== undefined && !z.uuid().safeParse(athleteId).success)
    throw new Problem(`--athlete ${athleteId} is not an athlete's id`, exitCodes.usage);
  const config = readConfig(retryPoisonConfig);
  const database = connect({
    url: config.DATABASE_URL,
    applicationName: 'palmares retry-poison',
    max: 4,
    onConnect: refuseRestoredLog,
  });
  try {
    const jobs = await createJobs(database);
    try {
      const chosen = subscribersNamed(subscribers(jobs), name);
      await refuseOwner(database);
      refuseOtherVersions(await readModelVersions(database.kysely), chosen);
      const keyring = await checkedKeyring(database, config);
      const retried: Retried[] = [];
      const onRetried = (one: Retried): void => void retried.push(one);
      try {
        for (const subscriber of chosen)
          await retryParked({ database, keyring, subscriber, athleteId, dryRun, onRetried });
      } catch (error) {
        if (retried.length > 0) print(output, { dryRun, retried }, inWords);
        throw error;
      }
      print(output, { dryRun, retried }, inWords);
      if (retried.some(({ outcome }) => outcome === 'parked_again')) process.exitCode = exitCodes.failed;
    } finally {
      await jobs.close();
    }
  } finally {
    await database.close();
  }
};
