import type { Database } from '@palmares/db';
import type { Accounts } from '@palmares/db/accounts';
import { queues } from '@palmares/db/jobs';
import type { Mailer } from '../mail/mailer.ts';
import { newDeviceMail } from '../mail/new-device-mail.ts';
import { job } from './job.ts';

interface Deps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

const name = 'send-new-device-notice';

/** Tells the athlete of a log-in from a device or a network that the account does not know. */
export const sendNewDeviceNotice = ({ accounts, database: { kysely }, mailer, publicUrl }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId, announcementId }, { log }) => {
      const due = await accounts.newDeviceMail(kysely, announcementId);
      if (!due) {
        log.info({ athleteId }, 'no notice of a new device is due');
        return;
      }
      const { email, ...letter } = due;
      await mailer.send(newDeviceMail({ ...letter, publicUrl }), { email, id: `new-device-${announcementId}` });
      log.info({ athleteId }, 'notice of a new device sent');
    },
  });
