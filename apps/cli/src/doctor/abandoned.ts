import type { Queryable } from '@palmares/db';
import { abandonedSummary } from '@palmares/db/accounts';
import { count, type Finding, ok, warn } from './finding.ts';

const name = 'unverified accounts';
/** Seven days until they are due, the run of the next day, and one that was missed. */
const LATE_DAYS = 9;

/** Accounts that were never verified nor used, which a worker erases each day. */
export const checkAbandoned = async (db: Queryable, late: number = LATE_DAYS): Promise<Finding> => {
  const { waiting, oldestDays, erasedToday, mostToday } = await abandonedSummary(db);
  if (waiting === 0) return ok(name, 'no accounts to erase');
  const found = `${count(waiting, 'account')} to erase, the oldest signed up ${count(oldestDays, 'day')} ago`;
  if (erasedToday >= mostToday)
    return warn(
      name,
      `${found}; today’s limit of ${mostToday} is reached`,
      'Find out why so many sign up and leave, with palmares account abandoned. The worker continues tomorrow.',
    );
  if (oldestDays < late) return ok(name, found);
  return warn(name, found, 'No worker erases them: check that one runs with WORKER_ERASES=1, and read its log.');
};
