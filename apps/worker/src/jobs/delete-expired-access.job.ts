import type { Database } from '@palmares/db';
import { type Accounts, deleteUnsentGuardianReceipts, forgetWithdrawnGuardians } from '@palmares/db/accounts';
import { deleteOldErrors } from '@palmares/db/athlete-errors';
import { deleteOldContactMessages } from '@palmares/db/contact-messages';
import { deleteOldIncidents } from '@palmares/db/incidents';
import { queues } from '@palmares/db/jobs';
import { deleteOldOpenings } from '@palmares/db/openings';
import { job } from './job.ts';

interface Deps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly now: () => Date;
}

const name = 'delete-expired-access';

/** Runs hourly. Expired rows are already refused; this only deletes them. */
export const deleteExpiredAccess = ({ accounts, database: { kysely }, now }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async (_, { log }) => {
      const guardianRequests = await accounts.deleteEndedGuardianRequests(kysely);
      const guardianReceipts = await deleteUnsentGuardianReceipts(kysely);
      const guardianAddresses = await forgetWithdrawnGuardians(kysely, now());
      const access = await accounts.deleteExpiredAccess(kysely);
      const contactMessages = await deleteOldContactMessages(kysely);
      const openings = await deleteOldOpenings(kysely);
      const errors = await deleteOldErrors(kysely);
      const incidents = await deleteOldIncidents(kysely);
      log.info(
        {
          ...access,
          guardianRequests,
          guardianReceipts,
          guardianAddresses,
          contactMessages,
          openings,
          errors,
          incidents,
        },
        'expired sessions, links, requests to guardians and their addresses, old messages to support, openings, errors and incidents deleted',
      );
    },
  });
