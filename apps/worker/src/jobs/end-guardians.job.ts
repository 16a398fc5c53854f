import { endGuardian } from '@palmares/application';
import type { Database } from '@palmares/db';
import { grownUpAthletes } from '@palmares/db/accounts';
import type { PostgresEventLog } from '@palmares/db/event-store';
import { queues } from '@palmares/db/jobs';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly log: PostgresEventLog;
  readonly now: () => Date;
}

const name = 'end-guardians';

/** Runs daily. The rules look at the birthday themselves: this records the end, and the dashboard shows it. */
export const endGuardians = ({ database, log: events, now }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async (_, { jobId, log }) => {
      const at = now();
      for (const athleteId of await grownUpAthletes(database.kysely, at))
        if (await endGuardian({ log: events }, { kind: 'system', jobId }, { athleteId, at }))
          log.info({ athleteId }, 'the guardian of an adult athlete no longer decides');
    },
  });
