import { refuseOwner, subscribers } from '@palmares/db';
import { type Retried, retryParked } from '@palmares/db/event-store';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { refuseRestoredLog } from '@palmares/event-store/integrity';
import { readModelVersions, type Subscriber, writesServingVersion } from '@palmares/event-store/projector';
import { z } from 'zod';
import { retryConfig } from '../config.ts';
import { count } from '../doctor/finding.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import { withProgress } from '../integrity/with-progress.ts';
import type { ChangeOptions } from '../operators/operator.ts';
import { exitCodes, Problem, print, table } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { subscribersNamed } from './choose.ts';

interface RetryOptions extends ChangeOptions {
  readonly athlete?: string;
}

interface Answer {
  readonly dryRun: boolean;
  readonly caughtUp: number;
  readonly parkedAgain: number;
  /** The first of them. */
  readonly retried: readonly Retried[];
}

const SHOWN = 100;

const typeWords = ({ eventType, schemaVersion }: Retried): string =>
  schemaVersion === null ? eventType : `${eventType} v${schemaVersion}`;

const outcomeWords = ({ outcome, events, reason }: Retried, dryRun: boolean): string => {
  if (outcome === 'caught_up') return `${dryRun ? 'would catch up' : 'caught up'} with ${count(events, 'event')}`;
  return `${dryRun ? 'would be parked' : 'parked'} again: ${reason}`;
};

const totalWords = ({ dryRun, caughtUp, parkedAgain, retried }: Answer): readonly string[] => {
  if (caughtUp + parkedAgain <= retried.length) return [];
  const [up, again] = dryRun ? ['would catch up', 'would be parked again'] : ['caught up', 'parked again'];
  return ['', `These are the first ${retried.length}. In all ${caughtUp} ${up}, ${parkedAgain} ${again}.`];
};

const inWords = (answer: Answer): string => {
  const { dryRun, retried } = answer;
  if (retried.length === 0) return 'Nobody is parked.';
  const rows = retried.map((one) => [one.subscriber, one.athleteId, typeWords(one), outcomeWords(one, dryRun)]);
  return [table(['in', 'athlete', 'behind', 'outcome'], rows), ...totalWords(answer)].join('\n');
};

const refuseOtherVersions = (served: ReadonlyMap<string, number>, chosen: readonly Subscriber[]): void => {
  const others = chosen.filter((subscriber) => !writesServingVersion(served, subscriber)).map(({ name }) => name);
  if (others.length > 0)
    throw new Problem(
      `This program writes another version of ${others.join(', ')} than the one that serves: run palmares projections rebuild <name> instead`,
    );
};

/** Counts retries. `answer` is read when the work has ended, even by a failure. */
const tally = (dryRun: boolean) => {
  const retried: Retried[] = [];
  let [caughtUp, parkedAgain] = [0, 0];
  return {
    onRetried(one: Retried): void {
      if (one.outcome === 'caught_up') caughtUp += 1;
      else parkedAgain += 1;
      if (retried.length < SHOWN) retried.push(one);
    },
    answer: (): Answer => ({ dryRun, caughtUp, parkedAgain, retried }),
  };
};

type Retrying = Pick<Parameters<typeof retryParked>[0], 'database' | 'keyring' | 'athleteId' | 'dryRun' | 'onRetried'>;

const retryAll = async (chosen: readonly Subscriber[], deps: Retrying): Promise<void> => {
  for (const subscriber of chosen)
    await withProgress(`Retrying ${subscriber.name}`, 'athletes', (onProgress) =>
      retryParked({
        ...deps,
        subscriber,
        onProgress: ({ done, total }) => total > SHOWN && onProgress(done, total),
      }),
    );
};

const closing = <Result>(jobs: Jobs, work: (jobs: Jobs) => Promise<Result>): Promise<Result> =>
  work(jobs).finally(() => jobs.close());

export const retry = async (name: string | undefined, options: RetryOptions): Promise<void> => {
  const { athlete: athleteId, dryRun = false } = options;
  if (athleteId !== undefined && !z.uuid().safeParse(athleteId).success)
    throw new Problem(`--athlete ${athleteId} is not an athlete's id`, exitCodes.usage);
  const connection = { settings: retryConfig, applicationName: 'palmares retry', max: 4, onConnect: refuseRestoredLog };
  const operation = {
    command: 'projections retry',
    athleteId: athleteId?.toLowerCase(),
    arguments: name === undefined ? {} : { subscriber: name },
  };
  await changeDatabase(connection, options, async ({ config, database, record }) =>
    closing(await createJobs(database), async (jobs) => {
      const chosen = subscribersNamed(subscribers(jobs), name);
      await refuseOwner(database);
      refuseOtherVersions(await readModelVersions(database.kysely), chosen);
      const keyring = await checkedKeyring(database, config);
      const { onRetried, answer } = tally(dryRun);
      const isFinished = (): boolean => answer().parkedAgain === 0;
      await record(
        operation,
        () => retryAll(chosen, { database, keyring, athleteId, dryRun, onRetried }),
        () => (isFinished() ? 'done' : 'unfinished'),
      ).catch((error: unknown) => {
        if (answer().retried.length > 0) print(options, answer(), inWords);
        throw error;
      });
      print(options, answer(), inWords);
      return isFinished() ? exitCodes.ok : exitCodes.failed;
    }),
  );
};
