import type { Database } from '@palmares/db';
import { type ContactMessage, insertContactMessage } from '@palmares/db/contact-messages';
import type { Jobs } from '@palmares/db/jobs';
import { referenceOf } from '@palmares/domain/contact';
import { accepted, type Outcome } from '@palmares/domain/kernel';

export interface ContactDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Keeps a message and queues its mail to support. Returns the number to quote. */
export const keepMessage = (
  { database, jobs }: ContactDeps,
  message: ContactMessage,
): Promise<Outcome<{ reference: string }, never>> =>
  database.kysely.transaction().execute(async (tx) => {
    const { messageId } = message;
    await insertContactMessage(tx, message);
    await jobs.enqueue(tx, 'send-contact-message', { messageId }, { key: messageId });
    return accepted({ reference: referenceOf(messageId) });
  });
