import type { Database } from '@palmares/db';
import type { EventLog } from '@palmares/db/event-store';
import { queues } from '@palmares/db/jobs';
import { overdueAttempts } from '@palmares/db/read-models';
import { GRACE_SECONDS } from '@palmares/domain/identity';
import { closeOverdue } from './close-attempt.job.ts';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly log: EventLog;
  readonly now: () => Date;
}

const name = 'sweep-attempts';

const AT_ONCE = 100;

/** Runs each minute: closes attempts whose own job was lost. One that fails is tried again by the next run. */
export const sweepAttempts = (deps: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async (_, run) => {
      const before = new Date(deps.now().getTime() - GRACE_SECONDS * 1000);
      let closed = 0;
      let after: string | undefined;
      for (;;) {
        const page = await overdueAttempts(deps.database.kysely, { before, after, limit: AT_ONCE });
        for (const attempt of page) {
          const isClosed = await closeOverdue(deps, attempt, run).catch((err: unknown) => {
            run.log.error({ err, attemptId: attempt.attemptId }, 'an attempt could not be closed');
            return false;
          });
          if (isClosed) closed += 1;
        }
        after = page.at(-1)?.athleteId;
        if (page.length < AT_ONCE) break;
      }
      if (closed > 0) run.log.info({ closed }, 'overdue attempts closed');
    },
  });
