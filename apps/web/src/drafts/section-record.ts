import type { FieldError, Refusal } from '@palmares/domain/kernel';

/** The server's copy of a section: the stream version of its last event (0 = never written) and its content. */
export interface Known<Content> {
  readonly version: number;
  readonly content: Content;
}

export interface OutboxItem<Change> {
  /** Generated once and stored on the device before the first attempt, so that the server recognizes a retry. */
  readonly commandId: string;
  readonly basedOn: number;
  readonly change: Change;
  /** True once sending was tried. The server may have it, so its id and content must not change. */
  readonly tried: boolean;
}

export interface RefusedChange<Change> {
  readonly change: Change;
  readonly refusal: Refusal;
}

/**
 * One section on this device. The draft is what was typed, valid or not; the rest is the ledger of what the server has
 * and what is being sent. Each half has its own stamp, because the tab that types and the tab that sends write at the
 * same time.
 */
export interface SectionRecord<Content, Change, Draft = Content> {
  readonly base: Known<Content>;
  readonly outbox: readonly OutboxItem<Change>[];
  readonly conflict: Known<Content> | null;
  readonly refused: readonly RefusedChange<Change>[];
  readonly ledgerStamp: number;
  readonly draft: Draft;
  readonly draftStamp: number;
}

export interface DraftRules<Content, Change, Draft = Content> {
  /** Returns the draft that a form starts with. */
  draft(content: Content): Draft;
  isEmpty(draft: Draft): boolean;
  isValid(draft: Draft): boolean;
  /** Returns the first error in typed content; null if there is none, or if answers are only missing. */
  problem(draft: Draft): FieldError | null;
  /** The draft's valid part, with the rest taken from `before`. */
  validPart(draft: Draft, before: Content): Content;
  changes(from: Content, to: Content): readonly Change[];
  /** The content after a change, or null if the section's rules refuse it. */
  applied(content: Content, change: Change, at: Date): Content | null;
}

/** Everything impure that a step needs. Its stamp is larger than any that this device has used for the record. */
export interface Moment {
  readonly at: Date;
  readonly stamp: number;
  newId(): string;
}
