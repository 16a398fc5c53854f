import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@palmares/db';
import type { OperationsAnswer } from '@palmares/db/metrics';
import { singleFlight } from '@palmares/domain/kernel';
import type { Projector } from '@palmares/event-store/projector';
import { hindrancesOf } from './readiness.ts';

export type HealthPages = Readonly<Record<'/health/live' | '/health/ready', () => Promise<OperationsAnswer>>>;

interface HealthOptions {
  readonly database: Database;
  /** The projector while the worker works; undefined until then, and once it is stopping. */
  readonly projector: () => Pick<Projector, 'progress'> | undefined;
}

/** An orchestrator waits a few seconds for an answer. */
const TIMEOUT_MS = 2_000;

const reaches = async ({ pool }: Database): Promise<boolean> => {
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, pause(TIMEOUT_MS, false, { ref: false })]);
};

const seconds = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.round(value * 10) / 10;

/**
 * `/health/live` depends on nothing but the process, because a restart never fixes a slow database. `/health/ready`
 * also needs the database, and leases and rounds that move.
 */
export const healthPages = ({ database, projector }: HealthOptions): HealthPages => {
  const isReachable = singleFlight(() => reaches(database));
  return {
    '/health/live': async () => ({ contentType: 'text/plain', text: 'ok' }),
    '/health/ready': async () => {
      const isDatabaseReachable = await isReachable();
      const progress = projector()?.progress();
      const hindrances = hindrancesOf({ isDatabaseReachable, progress });
      const state = {
        ready: hindrances.length === 0,
        hindrances,
        shards: progress?.shards ?? 0,
        renewedSecondsAgo: seconds(progress?.renewedAgo),
        lastRoundSecondsAgo: seconds(progress?.roundAgo),
        runningRoundSeconds: seconds(progress?.roundFor),
      };
      return { status: state.ready ? 200 : 503, contentType: 'application/json', text: JSON.stringify(state) };
    },
  };
};
