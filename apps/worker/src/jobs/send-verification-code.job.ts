import type { Database } from '@palmares/db';
import { type Accounts, CODE_MINUTES } from '@palmares/db/accounts';
import { queues } from '@palmares/db/jobs';
import type { Mailer } from '../mail/mailer.ts';
import { verificationMail } from '../mail/verification-mail.ts';
import { job } from './job.ts';

interface Deps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly mailer: Mailer;
}

const name = 'send-verification-code';

/** The code is created here, so that no job or log ever contains one. */
export const sendVerificationCode = ({ accounts, database: { kysely }, mailer }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId }, { lastTry, log }) => {
      const issued = await accounts.issueVerificationCode(kysely, athleteId);
      if (!issued) {
        log.info({ athleteId }, 'no verification mail is due');
        return;
      }
      const { email, ...letter } = issued;
      try {
        await mailer.send(verificationMail({ ...letter, minutes: CODE_MINUTES }), { email });
      } catch (error) {
        if (lastTry) await accounts.markVerificationMail(kysely, athleteId, 'failed');
        throw error;
      }
      await accounts.markVerificationMail(kysely, athleteId, 'sent');
      log.info({ athleteId }, 'verification mail sent');
    },
  });
