import type { Database } from '@palmares/db';
import { markContactMessageSent, unsentContactMessage } from '@palmares/db/contact-messages';
import { queues } from '@palmares/db/jobs';
import { contactMail } from '../mail/contact-mail.ts';
import { SUPPORT } from '../mail/layout.ts';
import type { Mailer } from '../mail/mailer.ts';
import { job } from './job.ts';

interface Needs {
  readonly database: Database;
  readonly mailer: Mailer;
}

const name = 'send-contact-message';

/** Hands support what somebody wrote on a page of the site. An answer goes to the writer. */
export const sendContactMessage = ({ database: { kysely }, mailer }: Needs) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ messageId }, { log }) => {
      const message = await unsentContactMessage(kysely, messageId);
      if (!message) {
        log.info({ messageId }, 'no message to support is due');
        return;
      }
      await mailer.send(contactMail(message), {
        email: SUPPORT,
        id: `contact-${messageId}`,
        ...(message.email === null ? {} : { replyTo: message.email }),
      });
      await markContactMessageSent(kysely, messageId);
      log.info({ messageId, subject: message.subject }, 'message to support sent');
    },
  });
