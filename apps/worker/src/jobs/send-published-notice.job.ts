import type { Database } from '@palmares/db/database';
import { queues } from '@palmares/db/jobs/queues';
import { publishedNotice } from '@palmares/db/read-models/published-notice';
import type { Mailer } from '../mail/mailer.ts';
import { publishedMail } from '../mail/published-mail.ts';
import { job } from './job.ts';

interface Needs {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

const name = 'send-published-notice';

export const sendPublishedNotice = ({ database: { kysely }, mailer, publicUrl }: Needs) =>
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
      const { email, ...letter } = notice;
      await mailer.send(publishedMail({ ...letter, publicUrl }), { email, id: `published-${linkId}` });
      log.info({ athleteId, linkId }, 'published notice sent');
    },
  });
