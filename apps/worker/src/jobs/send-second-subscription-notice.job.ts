import type { Database } from '@palmares/db';
import type { Accounts } from '@palmares/db/accounts';
import { secondRefunded } from '@palmares/db/billing';
import { queues } from '@palmares/db/jobs';
import type { Mailer } from '../mail/mailer.ts';
import { secondSubscriptionMail } from '../mail/plan-mail.ts';
import { job } from './job.ts';

interface Deps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

const name = 'send-second-subscription-notice';

/** Tells the athlete that a second subscription was ended, and what was refunded. */
export const sendSecondSubscriptionNotice = ({ accounts, database: { kysely }, mailer, publicUrl }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId, subscriptionId }, { log }) => {
      const account = await accounts.findAccount(kysely, athleteId);
      const refunded = await secondRefunded(kysely, { athleteId, subscriptionId });
      if (!account || account.emailReleased || !refunded) {
        log.info({ athleteId, subscriptionId }, 'no notice of a second subscription is due');
        return;
      }
      const { email, language, firstName } = account;
      const mail = secondSubscriptionMail({ language, firstName, publicUrl, ...refunded });
      await mailer.send(mail, { email, id: `second-subscription-${subscriptionId}` });
      log.info({ athleteId, subscriptionId }, 'notice of a second subscription sent');
    },
  });
