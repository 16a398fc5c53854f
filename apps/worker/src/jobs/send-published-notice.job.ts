import type { Database } from '@palmares/db';
import { queues } from '@palmares/db/jobs';
import type { Quotas } from '@palmares/db/limits';
import { publishedNotice } from '@palmares/db/read-models';
import type { Mailer } from '../mail/mailer.ts';
import { publishedMail } from '../mail/published-mail.ts';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly quotas: Quotas;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

const name = 'send-published-notice';

/** Sends at most one mail per hour, so that publishing many links does not fill the athlete's mailbox. */
export const sendPublishedNotice = ({ database: { kysely }, quotas, mailer, publicUrl }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId, linkId }, { log }) => {
      const notice = await publishedNotice(kysely, { athleteId, linkId });
      if (!notice) {
        log.info({ athleteId, linkId }, 'no published notice is due');
        return;
      }
      const charge = await quotas.charge('published-mail-account', athleteId);
      if (!charge.ok) {
        log.info({ athleteId, linkId }, 'no published notice sent: the last one was less than an hour ago');
        return;
      }
      const { email, ...letter } = notice;
      await mailer
        .send(publishedMail({ ...letter, publicUrl }), { email, id: `published-${linkId}` })
        .catch(async (failure: unknown) => {
          await charge.refund();
          throw failure;
        });
      log.info({ athleteId, linkId }, 'published notice sent');
    },
  });
