import type { Refusal } from '@palmares/domain/kernel/outcome';

/** What the server holds of a section: the stream version of its last event (0 = never written) and its content. */
export interface Known<Content> {
  readonly version: number;
  readonly content: Content;
}

export interface OutboxItem<Change> {
  /** Made once and kept on the device before the first try, so that a second try is recognised. */
  readonly commandId: string;
  readonly basedOn: number;
  readonly change: Change;
  /** Tried at least once: the server may have it, so neither id nor content may change any more. */
  readonly tried: boolean;
}

export interface RefusedChange<Change> {
  readonly change: Change;
  readonly refusal: Refusal;
}

/**
 * One section on this device. The draft is what was typed, valid or not; all the rest is the ledger
 * of what the server has and is being sent. Each half has its own stamp, because a tab that types
 * and the tab that sends write at the same time.
 */
export interface SectionRecord<Content, Change> {
  readonly base: Known<Content>;
  readonly outbox: readonly OutboxItem<Change>[];
  readonly conflict: Known<Content> | null;
  readonly refused: readonly RefusedChange<Change>[];
  readonly ledgerStamp: number;
  readonly draft: Content;
  readonly draftStamp: number;
}

export interface DraftRules<Content, Change> {
  isEmpty(draft: Content): boolean;
  isValid(draft: Content): boolean;
  /** The draft with every field or item that is not valid yet as it is in `before`. */
  validPart(draft: Content, before: Content): Content;
  changes(from: Content, to: Content): readonly Change[];
  /** The content after a change, or null when the section's own rules refuse it. */
  applied(content: Content, change: Change, at: Date): Content | null;
}

/** Everything impure that a step needs. A stamp is larger than any this device has used for the record. */
export interface Moment {
  readonly at: Date;
  readonly stamp: number;
  newId(): string;
}

/** A version is far smaller than any stamp of the clock: of two tabs that only opened, the one that saw more wins. */
export const opened = <Content, Change>(server: Known<Content>): SectionRecord<Content, Change> => ({
  base: server,
  outbox: [],
  conflict: null,
  refused: [],
  ledgerStamp: server.version,
  draft: server.content,
  draftStamp: server.version,
});

export const typed = <Content, Change>(
  record: SectionRecord<Content, Change>,
  draft: Content,
  moment: Moment,
): SectionRecord<Content, Change> => ({ ...record, draft, draftStamp: moment.stamp });

const same = <Content, Change>(rules: DraftRules<Content, Change>, one: Content, other: Content): boolean =>
  rules.changes(one, other).length === 0;

/** Both are made by the same pure `changes`, so their keys come in the same order. */
const sameChange = <Change>(one: Change, other: Change): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether anything valid was typed here that the server is not known to have. */
export const isPending = <Content, Change>(
  rules: DraftRules<Content, Change>,
  { base, draft }: Pick<SectionRecord<Content, Change>, 'base' | 'draft'>,
): boolean => !same(rules, base.content, rules.validPart(draft, base.content));

/** Whether anything typed here differs from what the server is known to have. A space at the end does not. */
export const isTouched = <Content, Change>(
  rules: DraftRules<Content, Change>,
  { base, draft }: SectionRecord<Content, Change>,
): boolean => !rules.isValid(draft) || isPending(rules, { base, draft });

const after = <Content, Change>(
  rules: DraftRules<Content, Change>,
  content: Content,
  items: readonly OutboxItem<Change>[],
  at: Date,
): Content => items.reduce((before, item) => rules.applied(before, item.change, at) ?? before, content);

/**
 * Turns what was typed and is valid into commands. Commands never tried are made anew from the whole
 * draft, so an hour of typing without a network is a few commands, not one for each pause.
 */
export const queued = <Content, Change>(
  rules: DraftRules<Content, Change>,
  record: SectionRecord<Content, Change>,
  moment: Moment,
): SectionRecord<Content, Change> => {
  if (record.conflict) return record;
  const tried = record.outbox.filter((item) => item.tried);
  const waiting = record.outbox.filter((item) => !item.tried);

  const from = after(rules, record.base.content, tried, moment.at);
  const wanted = rules.changes(from, rules.validPart(record.draft, from));
  const refused = record.refused.filter((entry) => wanted.some((change) => sameChange(change, entry.change)));

  const sendable: Change[] = [];
  let content = from;
  for (const change of wanted) {
    if (refused.some((entry) => sameChange(change, entry.change))) continue;
    const next = rules.applied(content, change, moment.at);
    if (next === null) continue;
    content = next;
    sendable.push(change);
  }

  const unchanged =
    refused.length === record.refused.length &&
    sendable.length === waiting.length &&
    sendable.every((change, index) => sameChange(change, waiting[index]?.change));
  if (unchanged) return record;

  const fresh = sendable.map((change) => ({
    commandId: moment.newId(),
    basedOn: record.base.version,
    change,
    tried: false,
  }));
  return { ...record, outbox: [...tried, ...fresh], refused, ledgerStamp: moment.stamp };
};

/** The first command is about to leave the device. Must be stored before it does. */
export const trying = <Content, Change>(
  record: SectionRecord<Content, Change>,
  moment: Moment,
): SectionRecord<Content, Change> => {
  const [head, ...rest] = record.outbox;
  if (!head || head.tried) return record;
  return { ...record, outbox: [{ ...head, tried: true }, ...rest], ledgerStamp: moment.stamp };
};

/** The server took the first command: what it has moves on, and the commands behind are rebased on it. */
export const answered = <Content, Change>(
  rules: DraftRules<Content, Change>,
  record: SectionRecord<Content, Change>,
  answer: { readonly commandId: string; readonly sectionVersion: number },
  moment: Moment,
): SectionRecord<Content, Change> => {
  const [head, ...rest] = record.outbox;
  if (!head || head.commandId !== answer.commandId) return record;
  const version = answer.sectionVersion;
  const base = { version, content: after(rules, record.base.content, [head], moment.at) };
  return {
    ...record,
    base,
    outbox: rest.map((item) => ({ ...item, basedOn: version })),
    ledgerStamp: moment.stamp,
  };
};

/** What the server has is not what we knew. Adopt it, send ours again, or ask the athlete. */
const met = <Content, Change>(
  rules: DraftRules<Content, Change>,
  record: SectionRecord<Content, Change>,
  server: Known<Content>,
  moment: Moment,
): SectionRecord<Content, Change> => {
  const known = { ...record, base: server, outbox: [], conflict: null, ledgerStamp: moment.stamp };
  const restored = server.version < record.base.version;
  const ours = rules.validPart(record.draft, record.base.content);
  if (restored || same(rules, server.content, ours)) return queued(rules, known, moment);
  if (!isTouched(rules, record)) return { ...known, draft: server.content, draftStamp: moment.stamp };
  return { ...record, outbox: [], conflict: server, ledgerStamp: moment.stamp };
};

/** The first command was refused; `server` is what the server has of this section now. */
export const refusedBy = <Content, Change>(
  rules: DraftRules<Content, Change>,
  record: SectionRecord<Content, Change>,
  answer: { readonly commandId: string; readonly refusal: Refusal; readonly server: Known<Content> },
  moment: Moment,
): SectionRecord<Content, Change> => {
  const [head] = record.outbox;
  if (!head || head.commandId !== answer.commandId) return record;
  if (answer.server.version !== record.base.version) return met(rules, record, answer.server, moment);
  const refused = [...record.refused, { change: head.change, refusal: answer.refusal }];
  return queued(rules, { ...record, outbox: [], refused, ledgerStamp: moment.stamp }, moment);
};

/**
 * The server was asked what it has (on opening, on coming back to the page). `askedAt` is the base
 * version at that time: an answer that crossed one of our own commands says nothing new. A command
 * already tried goes first, since the server's newer version may be that very command.
 */
export const refreshed = <Content, Change>(
  rules: DraftRules<Content, Change>,
  record: SectionRecord<Content, Change>,
  answer: { readonly askedAt: number; readonly server: Known<Content> },
  moment: Moment,
): SectionRecord<Content, Change> => {
  const known = record.conflict ?? record.base;
  const settled = record.outbox.every((item) => !item.tried);
  if (!settled || answer.askedAt !== record.base.version || answer.server.version === known.version) return record;
  return met(rules, record, answer.server, moment);
};

export const keptMine = <Content, Change>(
  rules: DraftRules<Content, Change>,
  record: SectionRecord<Content, Change>,
  moment: Moment,
): SectionRecord<Content, Change> =>
  record.conflict
    ? queued(rules, { ...record, base: record.conflict, conflict: null, ledgerStamp: moment.stamp }, moment)
    : record;

export const tookTheirs = <Content, Change>(
  record: SectionRecord<Content, Change>,
  moment: Moment,
): SectionRecord<Content, Change> =>
  record.conflict
    ? {
        ...record,
        base: record.conflict,
        conflict: null,
        outbox: [],
        refused: [],
        ledgerStamp: moment.stamp,
        draft: record.conflict.content,
        draftStamp: moment.stamp,
      }
    : record;

/** Two tabs of one device: the newer draft and the newer ledger, each on its own. */
export const merged = <Content, Change>(
  mine: SectionRecord<Content, Change>,
  theirs: SectionRecord<Content, Change>,
): SectionRecord<Content, Change> => {
  const ledger = theirs.ledgerStamp > mine.ledgerStamp ? theirs : mine;
  const words = theirs.draftStamp > mine.draftStamp ? theirs : mine;
  return { ...ledger, draft: words.draft, draftStamp: words.draftStamp };
};
