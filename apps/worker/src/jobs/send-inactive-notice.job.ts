import type { Database } from '@palmares/db';
import { DAYS_UNTIL_REQUEST, inactiveNotice, MONTHS_UNTIL_NOTICE, noteNotice } from '@palmares/db/accounts';
import { queues } from '@palmares/db/jobs';
import { inactiveMail } from '../mail/inactive-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly now: () => Date;
}

const name = 'send-inactive-notice';

/** The 30 days begin once the mail is sent, so that no account is erased without notice. */
export const sendInactiveNotice = ({ database: { kysely }, mailer, publicUrl, now }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId }, { jobId, log }) => {
      const notice = await inactiveNotice(kysely, athleteId);
      if (!notice) {
        log.info({ athleteId }, 'no notice of an unused account is due');
        return;
      }
      const { email, ...reader } = notice;
      const times = { months: MONTHS_UNTIL_NOTICE, days: DAYS_UNTIL_REQUEST };
      await mailer.send(inactiveMail({ ...reader, ...times, publicUrl }), { email, id: `inactive-${jobId}` });
      await noteNotice(kysely, athleteId, now());
      log.info({ athleteId }, 'notice of an unused account sent');
    },
  });
