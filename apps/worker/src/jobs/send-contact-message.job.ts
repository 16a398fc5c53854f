import type { Database } from '@palmares/db';
import {
  contactMessage,
  type DueMessage,
  markContactMessageCopied,
  markContactMessageSent,
} from '@palmares/db/contact-messages';
import { queues } from '@palmares/db/jobs';
import { contactCopyMail, contactMail } from '../mail/contact-mail.ts';
import { SUPPORT } from '../mail/layout.ts';
import type { Mailer } from '../mail/mailer.ts';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly mailer: Mailer;
}

const name = 'send-contact-message';

const sendToSupport = async ({ database: { kysely }, mailer }: Deps, message: DueMessage): Promise<void> => {
  const { messageId, email } = message;
  await mailer.send(contactMail(message), {
    email: SUPPORT,
    id: `contact-${messageId}`,
    ...(email === null ? {} : { replyTo: email }),
  });
  await markContactMessageSent(kysely, messageId);
};

/** The author of a report gets no copy: the mailbox may be read by somebody who must not know. */
const isCopyDue = ({ reason, email, copiedAt }: DueMessage): boolean =>
  reason === null && email !== null && copiedAt === null;

const sendCopy = async ({ database: { kysely }, mailer }: Deps, message: DueMessage): Promise<void> => {
  const { messageId, email } = message;
  await mailer.send(contactCopyMail(message), { email: email ?? '', id: `contact-copy-${messageId}` });
  await markContactMessageCopied(kysely, messageId);
};

/** Sends support a message written on the site, and confirms it to its writer. */
export const sendContactMessage = (deps: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ messageId }, { log }) => {
      const message = await contactMessage(deps.database.kysely, messageId);
      if (!message || (message.sentAt && !isCopyDue(message))) {
        log.info({ messageId }, 'no message to support is due');
        return;
      }
      if (!message.sentAt) await sendToSupport(deps, message);
      if (isCopyDue(message)) await sendCopy(deps, message);
      log.info({ messageId, subject: message.subject }, 'message to support sent');
    },
  });
