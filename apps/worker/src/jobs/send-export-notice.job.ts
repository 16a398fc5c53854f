import type { Database } from '@palmares/db';
import type { Accounts } from '@palmares/db/accounts';
import { exportOf } from '@palmares/db/data-exports';
import { queues } from '@palmares/db/jobs';
import { EXPORT_DAYS } from '@palmares/domain/data-export';
import { exportMail } from '../mail/export-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { job } from './job.ts';

interface Deps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

const name = 'send-export-notice';

/** Says that the data can be downloaded. The mail leads to the account page, because others may read it. */
export const sendExportNotice = ({ accounts, database: { kysely }, mailer, publicUrl }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId, exportId }, { log }) => {
      const account = await accounts.findAccount(kysely, athleteId);
      const ready = await exportOf(kysely, { athleteId, exportId });
      if (!account || ready?.state !== 'ready') {
        log.info({ athleteId, exportId }, 'no notice of a data download is due');
        return;
      }
      const { email, language } = account;
      const firstName = account.emailVerified ? account.firstName : null;
      await mailer.send(exportMail({ language, firstName, days: EXPORT_DAYS, publicUrl }), {
        email,
        id: `export-${exportId}`,
      });
      log.info({ athleteId, exportId }, 'notice of a data download sent');
    },
  });
