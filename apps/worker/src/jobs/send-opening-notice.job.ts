import type { Database } from '@palmares/db';
import type { EventLog } from '@palmares/db/event-store';
import { queues } from '@palmares/db/jobs';
import { openingNotice, signStopToken } from '@palmares/db/openings';
import type { Mailer } from '../mail/mailer.ts';
import { openingMail } from '../mail/opening-mail.ts';
import { cardTopOf } from './card-top.ts';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly log: EventLog;
  readonly mailer: Mailer;
  readonly pepper: Uint8Array;
  readonly publicUrl: string;
  readonly now: () => Date;
}

const name = 'send-opening-notice';

/** A link has one first opening, so a visitor cannot cause more mails than the athlete made links. */
export const sendOpeningNotice = ({ database: { kysely }, log: events, mailer, pepper, publicUrl, now }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId, linkId }, { log }) => {
      const at = now();
      const notice = await openingNotice(kysely, { athleteId, linkId, at });
      if (!notice) {
        log.info({ athleteId, linkId }, 'no mail about an opening is due');
        return;
      }
      const { email, ...letter } = notice;
      const stopUrl = `${publicUrl}/api/mails/${signStopToken(pepper, athleteId, at)}`;
      // The mail is worth sending without the card, for example while the athlete is parked.
      const card = await cardTopOf(kysely, events, { athleteId, language: letter.language, at }).catch((error) => {
        log.warn({ athleteId, linkId, err: error }, 'the card of an email could not be read');
        return null;
      });
      await mailer.send(openingMail({ ...letter, card, publicUrl, stopUrl }), {
        email,
        id: `opening-${linkId}`,
        stopUrl,
      });
      log.info({ athleteId, linkId }, 'mail about an opening sent');
    },
  });
