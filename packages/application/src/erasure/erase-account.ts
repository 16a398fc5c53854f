import type { Database } from '@palmares/db';
import {
  checkLedger,
  completeErasure,
  completeOn,
  countEvents,
  datesAfter,
  type Erasure,
  enterInLedger,
  eraseAthlete,
  erasureOf,
  isFinished,
  isKnown,
  type LedgerEntry,
  leftToWait,
  maintainBy,
  type Purged,
  purgeAgain,
  removeBytes,
} from '@palmares/db/erasure';
import type { Blocker } from '@palmares/db/maintenance';
import { tryWithAdvisoryLock } from '@palmares/event-store';
import type { Actor } from '../actor.ts';

/** In execution order. The next run repeats the step that an earlier run died at. */
export type ErasureStep = 'ledger' | 'erase' | 'customer' | 'wait' | 'purge' | 'rewrite' | 'complete';

export interface ErasureNeeds {
  /** The tables' owner, with two connections: one holds the lock. */
  readonly owner: Database;
  readonly ledgerFile: string;
  /**
   * Cancels the athlete's subscriptions and deletes their customers at the payment provider; throws if that is not
   * confirmed.
   */
  readonly endCustomers: (
    athleteId: string,
    customerIds: readonly string[],
  ) => Promise<{ readonly subscriptionIds: readonly string[] }>;
  readonly waitOut: (milliseconds: number) => Promise<void>;
  /** How long to wait for transactions that keep removed rows in the data files, and again for each lock. */
  readonly patienceMs?: number | undefined;
  readonly onStep?: (step: ErasureStep) => void;
}

type OperatorActor = Pick<Extract<Actor, { kind: 'operator' }>, 'reason'>;

export interface ErasureRequest {
  readonly athleteId: string;
  /** Takes the same path in the database and rolls it back; does not call Stripe, wait, or write the ledger. */
  readonly dryRun?: boolean;
}

export interface ErasureReport {
  readonly athleteId: string;
  /** False if only the ledger names them: they signed up after the restored backup was made. */
  readonly here: boolean;
  /** Set if an earlier run left nothing to do; null if this one did something. */
  readonly erasedBefore: Date | null;
  /** Events that stay in the log, unreadable. */
  readonly events: number;
  readonly purged: readonly Purged[];
  /** Why the customer's deletion is not confirmed; null if it is. */
  readonly outstanding: string | null;
  /** What keeps removed rows, or the key, in the data files; the erasure is not complete until they end. */
  readonly blockedBy: readonly Blocker[];
  /** When the last backup has expired; null while something is outstanding or blocked. */
  readonly completeOn: Date | null;
  /** The deadline for `palmares maintain`; null if it has run, or while it cannot. */
  readonly maintainBy: Date | null;
}

/** Neither the database nor the ledger knows this id, or another process is erasing them. */
export type NotErased = 'unknown' | 'taken';

type CustomerEnd = { readonly subscriptionIds: readonly string[] } | { readonly failed: string };

const tryToEndCustomer = async ({ owner, endCustomers }: ErasureNeeds, athleteId: string): Promise<CustomerEnd> => {
  const { customerIds = [] } = (await erasureOf(owner.kysely, athleteId)) ?? {};
  try {
    return await endCustomers(athleteId, customerIds);
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
};

const sumUp = (...purges: readonly (readonly Purged[])[]): readonly Purged[] => {
  const rows = new Map<string, number>();
  for (const { table, rows: more } of purges.flat()) rows.set(table, (rows.get(table) ?? 0) + more);
  return [...rows].map(([table, rows]) => ({ table, rows }));
};

const doneBefore = async (owner: Database, erasure: Erasure): Promise<ErasureReport> => ({
  athleteId: erasure.athleteId,
  here: true,
  erasedBefore: erasure.erasedAt,
  events: await countEvents(owner.kysely, erasure.athleteId),
  purged: [],
  outstanding: null,
  blockedBy: [],
  completeOn: completeOn(erasure),
  maintainBy: maintainBy(erasure),
});

const erase = async (needs: ErasureNeeds, { reason }: OperatorActor, athleteId: string): Promise<ErasureReport> => {
  const { owner, ledgerFile, waitOut, patienceMs, onStep } = needs;
  const before = await erasureOf(owner.kysely, athleteId);
  if (before && isFinished(before)) return doneBefore(owner, before);

  // The ledger goes first, because it survives a restore: from here on, the next run or a restore finishes a run that
  // died.
  onStep?.('ledger');
  await enterInLedger(ledgerFile, { athleteId, erasedAt: new Date().toISOString(), reason });
  onStep?.('erase');
  const erased = await eraseAthlete(owner, athleteId);
  if (!erased) throw new Error(`Athlete ${athleteId} was there a moment ago`);

  onStep?.('customer');
  let ended = await tryToEndCustomer(needs, athleteId);
  onStep?.('wait');
  const milliseconds = await leftToWait(owner, athleteId);
  if (milliseconds > 0) {
    await waitOut(milliseconds);
    // A checkout in flight may have created a customer meanwhile, and Stripe's search lags behind.
    ended = await tryToEndCustomer(needs, athleteId);
  }

  onStep?.('purge');
  const purgedAgain = await purgeAgain(owner, athleteId, 'failed' in ended ? [] : ended.subscriptionIds);
  onStep?.('rewrite');
  const blockedBy = await removeBytes({ owner, athleteIds: [athleteId], patienceMs });
  onStep?.('complete');
  if (!('failed' in ended) && blockedBy.length === 0) await completeErasure(needs.owner, needs.ledgerFile, athleteId);
  const after = await erasureOf(owner.kysely, athleteId);
  return {
    athleteId,
    here: true,
    erasedBefore: null,
    events: erased.events,
    purged: sumUp(erased.purged, purgedAgain),
    outstanding: 'failed' in ended ? ended.failed : null,
    blockedBy,
    completeOn: after ? completeOn(after) : null,
    maintainBy: after ? maintainBy(after) : null,
  };
};

const tryErasing = async ({ owner }: ErasureNeeds, athleteId: string): Promise<ErasureReport> => {
  const before = await erasureOf(owner.kysely, athleteId);
  if (before && isFinished(before)) return doneBefore(owner, before);
  const erased = await eraseAthlete(owner, athleteId, { dryRun: true });
  if (!erased) throw new Error(`Athlete ${athleteId} was there a moment ago`);
  const { events, purged } = erased;
  return {
    athleteId,
    here: true,
    erasedBefore: null,
    events,
    purged,
    outstanding: null,
    blockedBy: [],
    ...datesAfter(new Date()),
  };
};

/** The ledger stores no customers, so this searches Stripe for those with the athlete's id. */
const endAbsent = async (needs: ErasureNeeds, entry: LedgerEntry, dryRun: boolean): Promise<ErasureReport> => {
  const { athleteId, erasedAt, completedAt } = entry;
  const nothing = {
    athleteId,
    here: false,
    erasedBefore: null,
    events: 0,
    purged: [],
    outstanding: null,
    blockedBy: [],
  };
  // This database never had their rows, so its files hold nothing of theirs.
  const endedOn = (ended: Date) => ({ completeOn: datesAfter(ended).completeOn, maintainBy: null });
  if (completedAt !== null) return { ...nothing, erasedBefore: new Date(erasedAt), ...endedOn(new Date(completedAt)) };
  if (!dryRun) {
    needs.onStep?.('customer');
    const ended = await tryToEndCustomer(needs, athleteId);
    if ('failed' in ended) return { ...nothing, outstanding: ended.failed, completeOn: null, maintainBy: null };
    needs.onStep?.('complete');
    await completeErasure(needs.owner, needs.ledgerFile, athleteId);
  }
  return { ...nothing, ...endedOn(new Date()) };
};

/**
 * Erases an athlete for good, resuming an earlier run that died. Throws `LedgerUnusable`, before erasing anything, if
 * the ledger cannot be read and written.
 */
export const eraseAccount = async (
  needs: ErasureNeeds,
  actor: OperatorActor,
  { athleteId, dryRun = false }: ErasureRequest,
): Promise<ErasureReport | NotErased> => {
  const entries = await checkLedger(needs.ledgerFile);
  const here = await isKnown(needs.owner.kysely, athleteId);
  const entry = entries.find((named) => named.athleteId === athleteId);
  if (!here && !entry) return 'unknown';
  return tryWithAdvisoryLock(needs.owner, `erase ${athleteId}`, () => {
    if (!here && entry) return endAbsent(needs, entry, dryRun);
    return dryRun ? tryErasing(needs, athleteId) : erase(needs, actor, athleteId);
  });
};
