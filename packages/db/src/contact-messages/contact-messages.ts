import type { ContactSubject, ReportReason } from '@palmares/domain/contact';
import type { Language } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { idOfKey } from '../id-of-key.ts';

const REPORT_MONTHS = 24;
/** Days for which a message is kept after it reached support. */
export const SENT_DAYS = 30;

/** Derives the id from the form and its words, so that the same words sent twice are one message. */
export const contactMessageId = (form: string, words: readonly string[]): string =>
  idOfKey(JSON.stringify([form, ...words]));

export interface ContactMessage {
  readonly messageId: string;
  readonly subject: ContactSubject;
  /** Reason of a report; null for every other message. */
  readonly reason: ReportReason | null;
  /** The link that the message is about. */
  readonly linkId: string | null;
  readonly language: Language;
  /** Null in a report. */
  readonly name: string | null;
  readonly body: string;
  /** Null if its writer wants no answer. */
  readonly email: string | null;
  /** Where a fault appeared, its id, and the version of the site. */
  readonly page: string | null;
  readonly errorId: string | null;
  readonly version: string | null;
  /** The writer's account, if they were logged in. */
  readonly athleteId: string | null;
}

/** Inserts a message; one whose id is known stays as it was. */
export const insertContactMessage = async (tx: Tx, message: ContactMessage): Promise<void> => {
  const { messageId, linkId, errorId, version, athleteId, ...same } = message;
  await tx
    .insertInto('contact_messages')
    .values({
      ...same,
      id: messageId,
      link_id: linkId,
      error_id: errorId,
      app_version: version,
      athlete_id: athleteId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

export interface DueMessage extends ContactMessage {
  readonly sentAt: Date | null;
  readonly copiedAt: Date | null;
  /** True if the writer was logged in to an account whose verified address is `email`. */
  readonly fromAccount: boolean;
}

/** Undefined if it was deleted. */
export const contactMessage = (db: Queryable, messageId: string): Promise<DueMessage | undefined> =>
  db
    .selectFrom('contact_messages as message')
    .leftJoin('accounts as account', 'account.id', 'message.athlete_id')
    .select([
      'message.id as messageId',
      'message.subject',
      'message.reason',
      'message.link_id as linkId',
      'message.language',
      'message.name',
      'message.body',
      'message.email',
      'message.page',
      'message.error_id as errorId',
      'message.app_version as version',
      'message.athlete_id as athleteId',
      'message.sent_at as sentAt',
      'message.copied_at as copiedAt',
      sql<boolean>`account.email_verified_at is not null and account.email = message.email`.as('fromAccount'),
    ])
    .where('message.id', '=', messageId)
    .executeTakeFirst();

const mark = (column: 'sent_at' | 'copied_at') => async (db: Queryable, messageId: string) => {
  await db
    .updateTable('contact_messages')
    .set({ [column]: sql<Date>`clock_timestamp()` })
    .where('id', '=', messageId)
    .execute();
};

export const markContactMessageSent = mark('sent_at');
export const markContactMessageCopied = mark('copied_at');

/** Deletes messages 30 days after they reached support, and reports after 24 months. Returns how many there were. */
export const deleteOldContactMessages = async (db: Queryable): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('contact_messages')
    .where(({ or, and, eb }) =>
      or([
        eb('created_at', '<', sql<Date>`now() - make_interval(months => ${REPORT_MONTHS})`),
        and([eb('reason', 'is', null), eb('sent_at', '<', sql<Date>`now() - make_interval(days => ${SENT_DAYS})`)]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
