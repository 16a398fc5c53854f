import type { Database } from '@palmares/db';
import { queues } from '@palmares/db/jobs';
import { openingDigest, signStopToken } from '@palmares/db/openings';
import { digestMail } from '../mail/digest-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly pepper: Uint8Array;
  readonly publicUrl: string;
  readonly now: () => Date;
}

const name = 'send-digest';

/** Sends a mail about the openings of a week to an athlete of 18 or more who wants it. */
export const sendDigest = ({ database: { kysely }, mailer, pepper, publicUrl, now }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId, until }, { log }) => {
      const digest = await openingDigest(kysely, athleteId, new Date(until));
      if (!digest) {
        log.info({ athleteId }, 'no digest of openings is due');
        return;
      }
      const { email, ...letter } = digest;
      const stopUrl = `${publicUrl}/api/mails/${signStopToken(pepper, athleteId, now())}`;
      const id = `digest-${athleteId}-${until.slice(0, 10)}`;
      await mailer.send(digestMail({ ...letter, publicUrl, stopUrl }), { email, id, stopUrl });
      log.info({ athleteId }, 'digest of openings sent');
    },
  });
