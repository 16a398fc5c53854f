import type { Database } from '@palmares/db';
import { type Accounts, DAYS_TO_UNDO } from '@palmares/db/accounts';
import { queues } from '@palmares/db/jobs';
import { deletionMail } from '../mail/deletion-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { job } from './job.ts';

interface Deps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

const name = 'send-deletion-notice';

/** Notifies the athlete, so that a request by somebody else does not go unnoticed. */
export const sendDeletionNotice = ({ accounts, database: { kysely }, mailer, publicUrl }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId, kind }, { jobId, log }) => {
      const account = await accounts.findAccount(kysely, athleteId);
      if (!account || account.emailReleased) {
        log.info({ athleteId }, 'no deletion notice sent: there is no such account, or its address is another’s');
        return;
      }
      const { email, language } = account;
      const firstName = account.emailVerified ? account.firstName : null;
      await mailer.send(deletionMail({ language, firstName, kind, days: DAYS_TO_UNDO, publicUrl }), {
        email,
        id: `deletion-${jobId}`,
      });
      log.info({ athleteId, kind }, 'deletion notice sent');
    },
  });
