import type { Database } from '@palmares/db';
import { type Accounts, forgetGuardianAddress, guardianAddress } from '@palmares/db/accounts';
import { type Jobs, queues } from '@palmares/db/jobs';
import { undoableUntil } from '@palmares/domain/account';
import { guardianOpenedMail } from '../mail/guardian-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { job } from './job.ts';

interface Deps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly mailer: Mailer;
  readonly now: () => Date;
  readonly publicUrl: string;
}

const name = 'send-guardian-notice';

/**
 * Tells the guardian that the account is open, then removes the address: the link in the mail is enough. After a
 * withdrawal, runs again once it can no longer be undone, because an agreement that counts again gets its notice.
 */
export const sendGuardianNotice = ({ accounts, database: { kysely }, jobs, mailer, now, publicUrl }: Deps) =>
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
      const { email, language, withdrawnAt } = guardian;
      if (withdrawnAt) {
        const delaySeconds = Math.ceil((undoableUntil(withdrawnAt).getTime() - now().getTime()) / 1000);
        if (delaySeconds > 0) await jobs.enqueue(kysely, name, { athleteId, requestId }, { delaySeconds });
        log.info({ athleteId, delaySeconds }, 'no notice to a guardian who withdrew');
        return;
      }
      await mailer.send(guardianOpenedMail({ language, withdrawToken, publicUrl }), {
        email,
        id: `guardian-notice-${requestId}`,
      });
      await forgetGuardianAddress(kysely, { athleteId, withdrawToken });
      log.info({ athleteId }, 'notice to a guardian sent, and the address removed');
    },
  });
