import type { Database } from '@palmares/db';
import { type Accounts, forgetGuardianAddress, guardianAddress } from '@palmares/db/accounts';
import { queues } from '@palmares/db/jobs';
import { guardianOpenedMail } from '../mail/guardian-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { job } from './job.ts';

interface Needs {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

const name = 'send-guardian-notice';

/** Tells the guardian that the account is open, and then removes the address: the link in the mail is enough. */
export const sendGuardianNotice = ({ accounts, database: { kysely }, mailer, publicUrl }: Needs) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId, requestId }, { log }) => {
      const withdrawToken = accounts.withdrawToken(requestId);
      const guardian = await guardianAddress(kysely, { athleteId, withdrawToken });
      if (!guardian) {
        log.info({ athleteId }, 'no notice to a guardian is due');
        return;
      }
      const { email, language } = guardian;
      await mailer.send(guardianOpenedMail({ language, withdrawToken, publicUrl }), {
        email,
        id: `guardian-notice-${requestId}`,
      });
      await forgetGuardianAddress(kysely, { athleteId, withdrawToken });
      log.info({ athleteId }, 'notice to a guardian sent, and the address removed');
    },
  });
