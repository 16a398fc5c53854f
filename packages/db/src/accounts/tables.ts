import type { Language } from '@palmares/domain/kernel';
import type { ColumnType, Generated } from 'kysely';

/** Set when the row is inserted and never again: the app's role may not update it. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export type Country = 'can' | 'usa';
export type MailState = 'queued' | 'sent' | 'failed';

export interface AccountTables {
  accounts: {
    id: Fixed<string>;
    shard: Fixed<number>;
    first_name: string;
    last_name: string;
    email: string;
    email_verified_at: Date | null;
    email_released_at: Generated<Date | null>;
    password_hash: string;
    date_of_birth: Fixed<string>;
    country: Fixed<Country>;
    region: Fixed<string>;
    language: Language;
    terms_accepted_at: Fixed<Date>;
    terms_version: Fixed<string>;
    /** Mails about the openings of links. */
    opening_mails: Generated<boolean>;
    /** The last day with a session, as `YYYY-MM-DD` in UTC. */
    last_used_on: Generated<string>;
    created_at: ColumnType<Date, never, never>;
  };
  terms_acceptances: {
    athlete_id: Fixed<string>;
    version: Fixed<string>;
    language: Fixed<Language>;
    accepted_at: Fixed<Date>;
  };
  sessions: {
    id_hash: Fixed<Buffer>;
    public_id: Fixed<string>;
    athlete_id: Fixed<string>;
    device: Fixed<string>;
    created_at: ColumnType<Date, never, never>;
    last_used_at: Generated<Date>;
    expires_at: Date;
    ends_at: Fixed<Date>;
  };
  known_devices: {
    athlete_id: Fixed<string>;
    device: Fixed<string>;
    network_hash: Fixed<Buffer>;
    announcement_id: string;
    last_seen_at: Generated<Date>;
  };
  email_verifications: {
    athlete_id: Fixed<string>;
    state: MailState;
    code_hash: string | null;
    expires_at: Date | null;
    tries_left: Generated<number>;
    requested_at: Generated<Date>;
  };
  email_changes: {
    athlete_id: Fixed<string>;
    request_id: string;
    new_email: string;
    expires_at: Date;
    tries_left: number;
    requested_at: Generated<Date>;
  };
  deletion_requests: {
    athlete_id: Fixed<string>;
    asked_at: Generated<Date>;
  };
  /** Accounts left unused so long that their athletes are notified; a row is void once the account is used. */
  inactive_accounts: {
    athlete_id: Fixed<string>;
    found_on: string;
    /** When the mail was sent. */
    noticed_on: ColumnType<string | null, never, string>;
    /** When support was asked to erase the account. */
    requested_on: ColumnType<string | null, never, string>;
  };
  guardian_requests: {
    id: Fixed<string>;
    guardian_email: Fixed<string>;
    first_name: Fixed<string>;
    token_hash: Fixed<Buffer>;
    withdraw_hash: Fixed<Buffer>;
    finish_hash: ColumnType<Buffer | null, never, Buffer>;
    /** Set by a consent that must be confirmed through a second mail. */
    second_hash: ColumnType<Buffer | null, never, Buffer>;
    /** When that first consent was given. */
    answered_at: ColumnType<Date | null, never, Date>;
    /** When the consent that counts was given; null until then, and if it was before this was recorded. */
    agreed_at: ColumnType<Date | null, never, Date>;
    /** When the guardian refused, which can be undone for a day. */
    refused_at: ColumnType<Date | null, never, Date | null>;
    /** Peppered hash of the device and network that sent the request. */
    asker_hash: Fixed<string>;
    locale: Fixed<Language>;
    text_version: string;
    /** Null before there is an account. */
    athlete_id: Fixed<string | null>;
    guardian_name: ColumnType<string | null, never, string>;
    asked_at: ColumnType<Date, Date | undefined, never>;
    expires_at: Fixed<Date>;
  };
  /** A confirmation to send to an address that is kept until then. */
  guardian_receipts: {
    id: Fixed<string>;
    email: Fixed<string>;
    language: Fixed<Language>;
    kind: Fixed<'refused' | 'withdrew'>;
    happened_at: Fixed<Date>;
    asked_at: ColumnType<Date, never, never>;
  };
  guardians: {
    athlete_id: Fixed<string>;
    email: string | null;
    withdraw_hash: Buffer;
    language: Language;
    confirmed_at: Date;
    /** Version of the text that the guardian agreed to; null if not recorded, which counts as an earlier version. */
    text_version: ColumnType<string | null, string, string>;
    withdrawn_at: ColumnType<Date | null, never, Date | null>;
    /** Hash of the link that withdrew, the only one that can undo it; null if none did, or before this was recorded. */
    withdrawn_hash: ColumnType<Buffer | null, never, Buffer | null>;
    ended_at: ColumnType<Date | null, never, Date>;
    own_consent_at: ColumnType<Date | null, never, Date>;
  };
  /**
   * Other links in mails to this guardian or an earlier one, which lead to the same page as the withdraw link: those of
   * answered requests, and withdraw links from before a guardian agreed again.
   */
  earlier_guardian_links: {
    withdraw_hash: Fixed<Buffer>;
    athlete_id: Fixed<string>;
  };
  password_resets: {
    athlete_id: Fixed<string>;
    request_id: string;
    token_hash: Buffer;
    expires_at: Date;
  };
}
