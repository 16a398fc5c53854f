import type { Database } from '@palmares/db';
import { queues } from '@palmares/db/jobs';
import { closedLinkOwner } from '@palmares/db/sharing';
import { linkClosedMail } from '../mail/link-closed-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

const name = 'send-link-closed-notice';

/** Tells the athlete that their guardian closed a link. */
export const sendLinkClosedNotice = ({ database: { kysely }, mailer, publicUrl }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId, linkId }, { log }) => {
      const owner = await closedLinkOwner(kysely, { athleteId, linkId });
      if (!owner) {
        log.info({ athleteId, linkId }, 'no notice of a closed link is due');
        return;
      }
      const { email, ...letter } = owner;
      await mailer.send(linkClosedMail({ ...letter, publicUrl }), { email, id: `link-closed-${linkId}` });
      log.info({ athleteId, linkId }, 'notice of a closed link sent');
    },
  });
