import { rescore } from '@palmares/application';
import { connect } from '@palmares/db';
import { rebuild } from '@palmares/db/event-store';
import { identityProjection } from '@palmares/db/read-models';
import { atLeast, atMost, figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { type OurLog, ourLog, requestOf } from '../our-log.ts';
import { type BenchServer, benchServer, serverSettings } from '../server.ts';
import { median, ratios } from '../statistics.ts';
import type { BenchContext, Suite } from '../suite.ts';
import { type FinishedAttempt, finishAttempts } from './attempts.ts';

const sizes = {
  smoke: { rounds: 0, attempts: 5 },
  quick: { rounds: 1, attempts: 1_000 },
  whole: { rounds: 5, attempts: 2_000 },
} as const;

/** Number of appends that `palmares identity rescore` has in flight. */
const BATCH = 500;

const operator = { kind: 'operator', name: 'bench', reason: 'bench', device: null } as const;

const perSecond = async (count: number, work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (count * 1000) / (performance.now() - began);
};

const appendSingle = async ({ log }: OurLog, attempts: readonly FinishedAttempt[]): Promise<void> => {
  for (let from = 0; from < attempts.length; from += BATCH)
    await Promise.all(
      attempts.slice(from, from + BATCH).map(async ({ stream, version, rescored }) => {
        const { outcome } = await log.append(requestOf(stream, version, [rescored]));
        if (outcome !== 'appended') throw new Error(`The append to ${stream} ended with ${outcome}`);
      }),
    );
};

interface Prepared {
  readonly log: OurLog;
  /** Attempts that are not in the read model, so rescoring does not find them. */
  readonly unread: readonly FinishedAttempt[];
}

/** Prepares a database for each round, because an attempt is rescored only once. */
const prepare = async (
  context: BenchContext,
  server: BenchServer,
  { name, attempts }: { readonly name: string; readonly attempts: number },
): Promise<Prepared> => {
  const { url, ownerUrl } = await server.migrated(name);
  const log = ourLog(url, 16);
  context.defer(log.close);
  await finishAttempts(log, attempts);
  await log.log.settled();
  const owner = connect({ url: ownerUrl, applicationName: 'palmares bench owner' });
  await rebuild({ owner, keyring: log.keyring, projection: identityProjection });
  const unread = await finishAttempts(log, attempts);
  await log.log.settled();
  await owner.pool.query('analyze');
  await owner.close();
  return { log, unread };
};

export const suite: Suite = {
  name: 'rescore',
  says: 'applying the scoring rule to finished Identity attempts, beside the same appends alone',

  async run(context) {
    const { rounds, attempts } = sizes[context.size];
    const server = await benchServer(context);
    const prepared: Prepared[] = [];
    // The first round warms up.
    while (prepared.length <= rounds) {
      context.progress('writing attempts', prepared.length / (rounds + 1));
      prepared.push(await prepare(context, server, { name: `rescore_${prepared.length}`, attempts }));
    }
    const inRound = (round: number): Prepared => {
      const found = prepared[round];
      if (!found) throw new Error(`Round ${round} was not prepared`);
      return found;
    };
    let missed = 0;
    const measured = await interleave(
      {
        alone: (round) => perSecond(attempts, () => appendSingle(inRound(round).log, inRound(round).unread)),
        rescore: (round) =>
          perSecond(attempts, async () => {
            const { log } = inRound(round);
            const { applied } = await rescore({ database: log.database, log: log.log }, operator, {
              athleteId: null,
              dryRun: false,
              at: new Date(),
            });
            missed += attempts - applied;
          }),
      },
      { rounds, onRound: (round, name) => context.progress(name, round / (rounds + 1)) },
    );
    const ratio = ratios(measured.rescore, measured.alone);
    return {
      versions: { PostgreSQL: server.version },
      settings: { ...serverSettings, rounds, attempts },
      figures: [
        figure('attempts', 'the same appends alone', '/s', measured.alone),
        figure('attempts', 'rescored', '/s', measured.rescore),
        figure('of the appends alone', 'rescored', '×', ratio),
      ],
      bars: [
        atLeast({ name: 'rescored, of the appends alone', value: median(ratio), limit: 0.5, unit: '×' }),
        atMost({ name: 'attempts not rescored', value: missed, limit: 0, unit: '' }),
      ],
      notes: ['The rule scores as before, under the next version: reading, scoring and appending are the same.'],
    };
  },
};
