import type { ContactSubject, ReportReason } from '@palmares/domain/contact';
import type { Language } from '@palmares/domain/kernel';
import type { ColumnType } from 'kysely';

/** Set when the row is inserted and never again: the app's role may not update it. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type FixedOrNull<Value> = ColumnType<Value | null, Value | null | undefined, never>;

export interface ContactMessageTables {
  contact_messages: {
    id: Fixed<string>;
    subject: Fixed<ContactSubject>;
    reason: FixedOrNull<ReportReason>;
    /** The link that the message is about; null once its athlete was erased. */
    link_id: FixedOrNull<string>;
    language: Fixed<Language>;
    name: FixedOrNull<string>;
    body: Fixed<string>;
    email: FixedOrNull<string>;
    page: FixedOrNull<string>;
    error_id: FixedOrNull<string>;
    app_version: FixedOrNull<string>;
    /** The writer's account, if they were logged in. */
    athlete_id: FixedOrNull<string>;
    created_at: ColumnType<Date, never, never>;
    sent_at: ColumnType<Date | null, never, Date>;
    copied_at: ColumnType<Date | null, never, Date>;
  };
}
