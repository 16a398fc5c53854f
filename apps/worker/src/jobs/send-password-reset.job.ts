import type { Database } from '@palmares/db';
import { type Accounts, RESET_MINUTES } from '@palmares/db/accounts';
import { queues } from '@palmares/db/jobs';
import type { Mailer } from '../mail/mailer.ts';
import { resetMail } from '../mail/reset-mail.ts';
import { job } from './job.ts';

interface Deps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

const name = 'send-password-reset';

/** The link is made here, so that no job or log ever contains one. */
export const sendPasswordReset = ({ accounts, database: { kysely }, mailer, publicUrl }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId, requestId }, { log }) => {
      const due = await accounts.passwordResetMail(kysely, requestId);
      if (!due) {
        log.info({ athleteId }, 'no mail with a reset link is due');
        return;
      }
      const { email, ...letter } = due;
      await mailer.send(resetMail({ ...letter, minutes: RESET_MINUTES, publicUrl }), {
        email,
        id: `password-reset-${requestId}`,
      });
      log.info({ athleteId }, 'mail with a reset link sent');
    },
  });
