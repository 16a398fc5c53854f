import type { Database } from '@palmares/db';
import { type Accounts, CODE_MINUTES } from '@palmares/db/accounts';
import { queues } from '@palmares/db/jobs';
import { emailChangeMail, emailChangeNotice, emailInUseMail } from '../mail/email-change-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { job } from './job.ts';

interface Deps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

const name = 'send-email-change';

/**
 * Sends the code to the new address, or the notice to the present one: two jobs, so that a retry of one does not send
 * the other again.
 */
export const sendEmailChange = ({ accounts, database: { kysely }, mailer, publicUrl }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId, requestId, kind }, { log }) => {
      const due = await accounts.emailChangeMail(kysely, requestId);
      const to = kind === 'code' ? due?.newEmail : due?.present?.email;
      if (!due || to === undefined) {
        log.info({ athleteId, kind }, 'no mail about a change of address is due');
        return;
      }
      const { code, language, present, holder } = due;
      const toNew = holder
        ? emailInUseMail({ language: holder.language, publicUrl })
        : emailChangeMail({ language, code, minutes: CODE_MINUTES });
      const mail =
        kind === 'code' ? toNew : emailChangeNotice({ language, firstName: present?.firstName ?? null, publicUrl });
      await mailer.send(mail, { email: to, id: `email-change-${kind}-${requestId}` });
      log.info({ athleteId, kind }, 'mail about a change of address sent');
    },
  });
