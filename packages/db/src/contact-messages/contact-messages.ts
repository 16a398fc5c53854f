import type { ContactSubject, ReportReason } from '@palmares/domain/contact';
import type { Language } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { idOfKey } from '../id-of-key.ts';

const CONTACT_MONTHS = 24;

/** The same words sent twice from the same form are one message. */
export const contactMessageId = (form: string, words: readonly string[]): string =>
  idOfKey(JSON.stringify([form, ...words]));

export interface ContactMessage {
  readonly messageId: string;
  readonly subject: ContactSubject;
  /** Of a report. */
  readonly reason: ReportReason | null;
  /** Of the link that the message is about. */
  readonly linkId: string | null;
  readonly language: Language;
  readonly body: string;
  /** Null if its writer wants no answer. */
  readonly email: string | null;
}

/** Keeps a message that is known by its id as it was. */
export const insertContactMessage = async (
  tx: Tx,
  { messageId, subject, reason, linkId, language, body, email }: ContactMessage,
): Promise<void> => {
  await tx
    .insertInto('contact_messages')
    .values({ id: messageId, subject, reason, link_id: linkId, language, body, email })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** Undefined if it was sent, or deleted. */
export const unsentContactMessage = (db: Queryable, messageId: string): Promise<ContactMessage | undefined> =>
  db
    .selectFrom('contact_messages')
    .select(['id as messageId', 'subject', 'reason', 'link_id as linkId', 'language', 'body', 'email'])
    .where('id', '=', messageId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();

export const markContactMessageSent = async (db: Queryable, messageId: string): Promise<void> => {
  await db
    .updateTable('contact_messages')
    .set({ sent_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', messageId)
    .execute();
};

/** Returns how many were older than 24 months. */
export const deleteOldContactMessages = async (db: Queryable): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('contact_messages')
    .where('created_at', '<', sql<Date>`now() - make_interval(months => ${CONTACT_MONTHS})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
