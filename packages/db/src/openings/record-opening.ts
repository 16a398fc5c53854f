import type { Database, Queryable } from '../database.ts';
import type { Jobs } from '../jobs/enqueue.ts';
import { countOpening, type Opening } from './count-opening.ts';

interface Deps {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly pepper: Uint8Array;
}

const isOnly = async (db: Queryable, linkId: string): Promise<boolean> =>
  (await db.selectFrom('link_openings').select('id').where('link_id', '=', linkId).limit(2).execute()).length === 1;

/** Counts the opening, and enqueues a mail to the athlete if it is the link's first. Returns true if it was counted. */
export const recordOpening = ({ database, jobs, pepper }: Deps, opening: Opening): Promise<boolean> =>
  database.kysely.transaction().execute(async (tx) => {
    if (!(await countOpening(tx, pepper, opening))) return false;
    const { linkId, athleteId } = opening.link;
    if (await isOnly(tx, linkId))
      await jobs.enqueue(tx, 'send-opening-notice', { athleteId, linkId }, { key: `first ${linkId}` });
    return true;
  });
