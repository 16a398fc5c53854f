import type { Database } from '@palmares/db';
import { type Accounts, GUARDIAN_DAYS, type GuardianMail } from '@palmares/db/accounts';
import { queues } from '@palmares/db/jobs';
import { guardianAskMail, guardianFinishMail, guardianSecondMail } from '../mail/guardian-mail.ts';
import type { RenderedMail } from '../mail/layout.ts';
import type { Mailer } from '../mail/mailer.ts';
import { job } from './job.ts';

interface Deps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

const name = 'send-guardian-link';

const mailOf = ({ secondToken, finishToken, ...due }: GuardianMail, publicUrl: string): RenderedMail => {
  if (finishToken !== null) return guardianFinishMail({ ...due, finishToken, publicUrl });
  if (secondToken !== null) return guardianSecondMail({ ...due, secondToken, publicUrl });
  return guardianAskMail({ ...due, publicUrl, days: GUARDIAN_DAYS, hasAccount: due.athleteId !== null });
};

/**
 * Sends the guardian's next link: the request, the confirmation of a yes that came from the network and the kind of
 * device that asked, or, after the guardian agreed, the one to finish the sign-up.
 */
export const sendGuardianLink = ({ accounts, database: { kysely }, mailer, publicUrl }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ requestId }, { jobId, log }) => {
      const due = await accounts.guardianMail(kysely, requestId);
      if (!due) {
        log.info({ requestId }, 'no mail to a guardian is due');
        return;
      }
      await mailer.send(mailOf(due, publicUrl), { email: due.guardianEmail, id: `guardian-${jobId}` });
      log.info({ requestId }, 'mail to a guardian sent');
    },
  });
