import type { Queryable } from '@palmares/db';
import { queueStates } from '@palmares/db/health';
import { count, duration, type Finding, fail, ok, warn } from './finding.ts';

const SLOW_SECONDS = 60;
const STUCK_SECONDS = 300;

export const checkJobs = async (db: Queryable): Promise<Finding> => {
  const states = await queueStates(db);
  const late = states.filter(({ oldestWaitingSeconds }) => oldestWaitingSeconds >= SLOW_SECONDS);
  if (late.length > 0) {
    const found = late
      .map(
        ({ queue, waiting, oldestWaitingSeconds }) =>
          `${count(waiting, 'job')} in ${queue}, the oldest waiting for ${duration(oldestWaitingSeconds)}`,
      )
      .join('; ');
    const stuck = late.some(({ oldestWaitingSeconds }) => oldestWaitingSeconds >= STUCK_SECONDS);
    return (stuck ? fail : warn)('jobs', found, 'No worker takes them: check that a worker runs, and read its log.');
  }
  const failed = states.filter(({ failedToday }) => failedToday > 0);
  if (failed.length > 0)
    return warn(
      'jobs',
      `failed for good in the last 24 hours: ${failed.map(({ queue, failedToday }) => `${failedToday} in ${queue}`).join('; ')}`,
      'They are not retried. The worker’s log has the error of each, by job id.',
    );
  const waiting = states.reduce((sum, state) => sum + state.waiting, 0);
  return ok('jobs', waiting === 0 ? 'none waiting' : `${count(waiting, 'job')} waiting`);
};
