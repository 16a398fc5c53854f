import type { FieldError, Refusal } from '@palmares/domain/kernel';
import type { SectionName } from '@palmares/domain/portfolio';
import {
  answered,
  merged,
  opened,
  pendingChanges,
  queued,
  refreshed,
  refusedBy,
  resolved,
  trying,
  typed,
  untried,
} from './draft.ts';
import type { DraftRules, Known, Moment, OutboxItem, SectionRecord } from './section-record.ts';

/** A section's state for the rest of the page, without its content. */
export interface SectionSummary {
  readonly name: SectionName;
  /** True if something typed is not on the server. */
  readonly touched: boolean;
  /** True if part of it can be sent as it is. */
  readonly pending: boolean;
  /** Number of changes waiting to be sent. */
  readonly waiting: number;
  readonly valid: boolean;
  /** The error that keeps typed content from being sent; null if there is none. */
  readonly problem: FieldError | null;
  readonly empty: boolean;
  /** True if no athlete is asked to fill it in. */
  readonly optional: boolean;
  readonly conflict: boolean;
  readonly refusal: Refusal | null;
}

/**
 * The source of a change: the athlete's key or choice, this page's reaction to it or to the server's answer, or another
 * tab.
 */
export type Origin = 'typed' | 'here' | 'another tab';

/** One section's record on this page, with its subscribers. */
export interface SectionDraft<Content, Change, Draft> {
  readonly name: SectionName;
  readonly rules: DraftRules<Content, Change, Draft>;
  record(): SectionRecord<Content, Change, Draft>;
  summary(): SectionSummary;
  /** Merges a record from the device or another tab. */
  merge(record: SectionRecord<Content, Change, Draft>): void;
  type(draft: Draft): void;
  queue(): OutboxItem<Change> | null;
  startTrying(): void;
  stopTrying(): void;
  answer(commandId: string, sectionVersion: number): void;
  refuse(commandId: string, refusal: Refusal, server: Known<Content>): void;
  refresh(askedAt: number, server: Known<Content>): void;
  /** Ends a conflict with the draft that the athlete made of both versions. */
  resolve(draft: Draft): void;
  subscribe(listener: (origin: Origin) => void): () => void;
}

/** A draft of any section. Its methods are only called with values of the same section. */
export type AnySectionDraft = SectionDraft<unknown, unknown, unknown>;

interface Making<Content, Change, Draft> {
  readonly name: SectionName;
  readonly optional: boolean;
  readonly rules: DraftRules<Content, Change, Draft>;
  readonly server: Known<Content>;
  moment(last: number): Moment;
}

export const sectionDraft = <Content, Change, Draft>({
  name,
  optional,
  rules,
  server,
  moment,
}: Making<Content, Change, Draft>): SectionDraft<Content, Change, Draft> => {
  let record = opened<Content, Change, Draft>(server, rules.draft(server.content));
  let summary: SectionSummary | null = null;
  const listeners = new Set<(origin: Origin) => void>();
  const now = () => moment(Math.max(record.ledgerStamp, record.draftStamp));

  const become = (next: SectionRecord<Content, Change, Draft>, origin: Origin = 'here') => {
    if (next === record) return;
    record = next;
    summary = null;
    for (const listener of listeners) listener(origin);
  };

  return {
    name,
    rules,
    record: () => record,
    summary: () => {
      if (summary) return summary;
      // Both parse the whole section, so each is done once per change.
      const valid = rules.isValid(record.draft);
      const waiting = pendingChanges(rules, record);
      summary = {
        name,
        touched: !valid || waiting > 0,
        pending: waiting > 0,
        waiting,
        valid,
        problem: valid ? null : rules.problem(record.draft),
        empty: rules.isEmpty(record.draft),
        optional,
        conflict: record.conflict !== null,
        refusal: record.refused[0]?.refusal ?? null,
      };
      return summary;
    },
    merge: (other) => {
      if (other.ledgerStamp > record.ledgerStamp || other.draftStamp > record.draftStamp)
        become(merged(record, other), 'another tab');
    },
    type: (draft) => become(typed(record, draft, now()), 'typed'),
    queue: () => {
      become(queued(rules, record, now()));
      return record.outbox[0] ?? null;
    },
    startTrying: () => become(trying(record, now())),
    stopTrying: () => become(untried(record, now())),
    answer: (commandId, sectionVersion) => become(answered(rules, record, { commandId, sectionVersion }, now())),
    refuse: (commandId, refusal, known) =>
      become(refusedBy(rules, record, { commandId, refusal, server: known }, now())),
    refresh: (askedAt, known) => become(refreshed(rules, record, { askedAt, server: known }, now())),
    resolve: (draft) => become(resolved(rules, record, draft, now()), 'typed'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
