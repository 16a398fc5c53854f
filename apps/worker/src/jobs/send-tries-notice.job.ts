import type { Database } from '@palmares/db';
import { queues } from '@palmares/db/jobs';
import { linkOwner } from '@palmares/db/sharing';
import type { Mailer } from '../mail/mailer.ts';
import { triesMail } from '../mail/tries-mail.ts';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

const name = 'send-tries-notice';

/** Tells the athlete that strangers used up the passcode tries of a link, and offers to replace it. */
export const sendTriesNotice = ({ database: { kysely }, mailer, publicUrl }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId, linkId }, { jobId, log }) => {
      const owner = await linkOwner(kysely, { athleteId, linkId });
      if (!owner) {
        log.info({ athleteId, linkId }, 'no notice of passcode tries is due');
        return;
      }
      const { email, ...letter } = owner;
      await mailer.send(triesMail({ ...letter, publicUrl }), { email, id: `tries-${jobId}` });
      log.info({ athleteId, linkId }, 'notice of passcode tries sent');
    },
  });
