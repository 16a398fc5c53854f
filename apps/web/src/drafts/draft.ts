import type { Refusal } from '@palmares/domain/kernel';
import type { DraftRules, Known, Moment, OutboxItem, SectionRecord } from './section-record.ts';

/**
 * Creates a record from what the server knows. Its stamp is the version, which is far below any clock stamp: of two
 * tabs that only opened, the one with the newer version wins.
 */
export const opened = <Content, Change, Draft>(
  server: Known<Content>,
  draft: Draft,
): SectionRecord<Content, Change, Draft> => ({
  base: server,
  outbox: [],
  conflict: null,
  refused: [],
  ledgerStamp: server.version,
  draft,
  draftStamp: server.version,
});

export const typed = <Content, Change, Draft>(
  record: SectionRecord<Content, Change, Draft>,
  draft: Draft,
  moment: Moment,
): SectionRecord<Content, Change, Draft> => ({ ...record, draft, draftStamp: moment.stamp });

const same = <Content, Change, Draft>(
  rules: DraftRules<Content, Change, Draft>,
  one: Content,
  other: Content,
): boolean => rules.changes(one, other).length === 0;

/** Comparing JSON is enough: the same pure `changes` makes both, so their keys are in the same order. */
const sameChange = <Change>(one: Change, other: Change): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the number of valid changes typed here that the server is not known to have. */
export const pendingChanges = <Content, Change, Draft>(
  rules: DraftRules<Content, Change, Draft>,
  { base, draft }: Pick<SectionRecord<Content, Change, Draft>, 'base' | 'draft'>,
): number => rules.changes(base.content, rules.validPart(draft, base.content)).length;

/** True if the draft is invalid or differs from what the server is known to have. A trailing space does not count. */
const isTouched = <Content, Change, Draft>(
  rules: DraftRules<Content, Change, Draft>,
  { base, draft }: SectionRecord<Content, Change, Draft>,
): boolean => !rules.isValid(draft) || pendingChanges(rules, { base, draft }) > 0;

const after = <Content, Change, Draft>(
  rules: DraftRules<Content, Change, Draft>,
  content: Content,
  items: readonly OutboxItem<Change>[],
  at: Date,
): Content => items.reduce((before, item) => rules.applied(before, item.change, at) ?? before, content);

/**
 * Turns the valid part of the draft into commands. Commands not yet tried are made again from the whole draft, so an
 * hour of offline typing becomes a few commands instead of one per pause.
 */
export const queued = <Content, Change, Draft>(
  rules: DraftRules<Content, Change, Draft>,
  record: SectionRecord<Content, Change, Draft>,
  moment: Moment,
): SectionRecord<Content, Change, Draft> => {
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

/** Marks the first command as tried. Store the record before the command leaves the device. */
export const trying = <Content, Change, Draft>(
  record: SectionRecord<Content, Change, Draft>,
  moment: Moment,
): SectionRecord<Content, Change, Draft> => {
  const [head, ...rest] = record.outbox;
  if (!head || head.tried) return record;
  return { ...record, outbox: [{ ...head, tried: true }, ...rest], ledgerStamp: moment.stamp };
};

/** Unmarks the first command, which never left this page, so that it can be made again from the whole draft. */
export const untried = <Content, Change, Draft>(
  record: SectionRecord<Content, Change, Draft>,
  moment: Moment,
): SectionRecord<Content, Change, Draft> => {
  const [head, ...rest] = record.outbox;
  if (!head?.tried) return record;
  return { ...record, outbox: [{ ...head, tried: false }, ...rest], ledgerStamp: moment.stamp };
};

/** The server accepted the first command: the base moves on, and later commands are rebased on it. */
export const answered = <Content, Change, Draft>(
  rules: DraftRules<Content, Change, Draft>,
  record: SectionRecord<Content, Change, Draft>,
  answer: { readonly commandId: string; readonly sectionVersion: number },
  moment: Moment,
): SectionRecord<Content, Change, Draft> => {
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

/** The server's version is not the one we based on: adopt it, resend ours, or ask the athlete. */
const met = <Content, Change, Draft>(
  rules: DraftRules<Content, Change, Draft>,
  record: SectionRecord<Content, Change, Draft>,
  server: Known<Content>,
  moment: Moment,
): SectionRecord<Content, Change, Draft> => {
  const known = { ...record, base: server, outbox: [], conflict: null, ledgerStamp: moment.stamp };
  const restored = server.version < record.base.version;
  const ours = rules.validPart(record.draft, record.base.content);
  if (restored || same(rules, server.content, ours)) return queued(rules, known, moment);
  if (!isTouched(rules, record)) return { ...known, draft: rules.draft(server.content), draftStamp: moment.stamp };
  return { ...record, outbox: [], conflict: server, ledgerStamp: moment.stamp };
};

/** The first command was refused; `server` is the server's current version of this section. */
export const refusedBy = <Content, Change, Draft>(
  rules: DraftRules<Content, Change, Draft>,
  record: SectionRecord<Content, Change, Draft>,
  answer: { readonly commandId: string; readonly refusal: Refusal; readonly server: Known<Content> },
  moment: Moment,
): SectionRecord<Content, Change, Draft> => {
  const [head] = record.outbox;
  if (!head || head.commandId !== answer.commandId) return record;
  if (answer.server.version !== record.base.version) return met(rules, record, answer.server, moment);
  const refused = [...record.refused, { change: head.change, refusal: answer.refusal }];
  return queued(rules, { ...record, outbox: [], refused, ledgerStamp: moment.stamp }, moment);
};

/**
 * The server's current version arrived (after opening, or on returning to the page). `askedAt` is the base version when
 * it was requested: an answer that crossed one of our own commands is stale. A command already tried is resent first,
 * because the server's newer version may be that very command.
 */
export const refreshed = <Content, Change, Draft>(
  rules: DraftRules<Content, Change, Draft>,
  record: SectionRecord<Content, Change, Draft>,
  answer: { readonly askedAt: number; readonly server: Known<Content> },
  moment: Moment,
): SectionRecord<Content, Change, Draft> => {
  const known = record.conflict ?? record.base;
  const settled = record.outbox.every((item) => !item.tried);
  if (!settled || answer.askedAt !== record.base.version || answer.server.version === known.version) return record;
  return met(rules, record, answer.server, moment);
};

/** Ends a conflict: the draft that the athlete made of both versions is sent on top of the server's. */
export const resolved = <Content, Change, Draft>(
  rules: DraftRules<Content, Change, Draft>,
  record: SectionRecord<Content, Change, Draft>,
  draft: Draft,
  moment: Moment,
): SectionRecord<Content, Change, Draft> =>
  record.conflict
    ? queued(
        rules,
        {
          ...record,
          base: record.conflict,
          conflict: null,
          ledgerStamp: moment.stamp,
          draft,
          draftStamp: moment.stamp,
        },
        moment,
      )
    : record;

/** Merges two tabs of one device: the newer draft and the newer ledger, independently. */
export const merged = <Content, Change, Draft>(
  mine: SectionRecord<Content, Change, Draft>,
  theirs: SectionRecord<Content, Change, Draft>,
): SectionRecord<Content, Change, Draft> => {
  const ledger = theirs.ledgerStamp > mine.ledgerStamp ? theirs : mine;
  const words = theirs.draftStamp > mine.draftStamp ? theirs : mine;
  return { ...ledger, draft: words.draft, draftStamp: words.draftStamp };
};
