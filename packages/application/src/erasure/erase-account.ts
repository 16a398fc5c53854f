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
  maintainBy,
  millisecondsToWait,
  type Purged,
  purgeAgain,
  type RemoveFiles,
  removeBytes,
} from '@palmares/db/erasure';
import type { Blocker } from '@palmares/db/maintenance';
import { tryWithAdvisoryLock } from '@palmares/event-store';
import type { Actor } from '../actor.ts';
import { sumUp } from './sum-up.ts';

/** In execution order. After a run that died, the next one starts over: every step may run twice. */
export type ErasureStep =
  | 'ledger'
  | 'erase'
  | 'files'
  | 'customer'
  | 'wait'
  | 'purge'
  | 'rewrite'
  | 'late files'
  | 'complete';

export interface ErasureDeps {
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
  readonly removeFiles: RemoveFiles;
  readonly waitOut: (milliseconds: number) => Promise<void>;
  /** How long to wait for transactions that keep removed rows in the data files, and then per table for its lock. */
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
  /** False if only the ledger names the athlete, who signed up after the restored backup was made. */
  readonly here: boolean;
  /** Set if an earlier run left nothing to do; null if this one did something. */
  readonly erasedBefore: Date | null;
  /** Events that stay in the log, unreadable. */
  readonly events: number;
  readonly purged: readonly Purged[];
  /** Files whose bytes were removed. */
  readonly files: number;
  /** Why bytes of files may be left; null if none are. */
  readonly filesOutstanding: string | null;
  /** Why the customer's deletion is not confirmed; null if it is. */
  readonly outstanding: string | null;
  /** What keeps removed rows, or the key, in the data files; the erasure is not complete until they end. */
  readonly blockedBy: readonly Blocker[];
  /** When the last backup that holds their data expires; null while something is outstanding or blocked. */
  readonly completeOn: Date | null;
  /** The deadline for `palmares maintain`; null if it has run, or while it cannot. */
  readonly maintainBy: Date | null;
}

/** `unknown`: neither the database nor the ledger has this id. `taken`: another process is erasing this athlete. */
export type NotErased = 'unknown' | 'taken';

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type FilesEnd = { readonly files: number } | { readonly failed: string };

/** Without the store, everything in the database is erased all the same. */
const tryToRemoveFiles = async ({ removeFiles }: ErasureDeps, athleteId: string): Promise<FilesEnd> => {
  try {
    return { files: await removeFiles(athleteId, { dryRun: false }) };
  } catch (error) {
    return { failed: wordsOf(error) };
  }
};

const countOf = (...ends: readonly FilesEnd[]): number =>
  ends.reduce((sum, end) => sum + ('failed' in end ? 0 : end.files), 0);

type CustomerEnd = { readonly subscriptionIds: readonly string[] } | { readonly failed: string };

const tryToEndCustomer = async ({ owner, endCustomers }: ErasureDeps, athleteId: string): Promise<CustomerEnd> => {
  const { customerIds = [] } = (await erasureOf(owner.kysely, athleteId)) ?? {};
  try {
    return await endCustomers(athleteId, customerIds);
  } catch (error) {
    return { failed: wordsOf(error) };
  }
};

/** A report of a run that found nothing to do. */
const nothingDone = (athleteId: string) => ({
  athleteId,
  here: true,
  erasedBefore: null,
  events: 0,
  purged: [],
  files: 0,
  filesOutstanding: null,
  outstanding: null,
  blockedBy: [],
});

const earlierReport = async (owner: Database, erasure: Erasure): Promise<ErasureReport> => ({
  ...nothingDone(erasure.athleteId),
  erasedBefore: erasure.erasedAt,
  events: await countEvents(owner.kysely, erasure.athleteId),
  completeOn: completeOn(erasure),
  maintainBy: maintainBy(erasure),
});

const erase = async (deps: ErasureDeps, { reason }: OperatorActor, athleteId: string): Promise<ErasureReport> => {
  const { owner, ledgerFile, waitOut, patienceMs, onStep } = deps;
  const before = await erasureOf(owner.kysely, athleteId);
  if (before && isFinished(before)) return earlierReport(owner, before);

  // The ledger goes first, because it survives a restore: from here on, the next run or a restore finishes a run that
  // died.
  onStep?.('ledger');
  await enterInLedger(ledgerFile, { athleteId, erasedAt: new Date().toISOString(), reason });
  onStep?.('erase');
  const erased = await eraseAthlete(owner, athleteId);
  if (!erased) throw new Error(`Athlete ${athleteId} vanished after the check`);

  // After the rows, so that nobody begins to read or process a file whose bytes are gone.
  onStep?.('files');
  const removed = await tryToRemoveFiles(deps, athleteId);

  onStep?.('customer');
  let ended = await tryToEndCustomer(deps, athleteId);
  onStep?.('wait');
  const milliseconds = await millisecondsToWait(owner, [athleteId]);
  if (milliseconds > 0) {
    await waitOut(milliseconds);
    // A checkout in flight may have created a customer meanwhile, and Stripe's search lags behind.
    ended = await tryToEndCustomer(deps, athleteId);
  }

  onStep?.('purge');
  const purgedAgain = await purgeAgain(owner, athleteId, 'failed' in ended ? [] : ended.subscriptionIds);
  onStep?.('rewrite');
  const blockedBy = await removeBytes({ owner, athleteIds: [athleteId], patienceMs });
  // An upload or a job in flight may have written bytes meanwhile.
  onStep?.('late files');
  const late = await tryToRemoveFiles(deps, athleteId);
  const files = countOf(removed, late);
  onStep?.('complete');
  if (!('failed' in ended || 'failed' in late) && blockedBy.length === 0)
    await completeErasure(owner, ledgerFile, { athleteId, files });
  const after = await erasureOf(owner.kysely, athleteId);
  return {
    athleteId,
    here: true,
    erasedBefore: null,
    events: erased.events,
    purged: sumUp(erased.purged, purgedAgain),
    files,
    filesOutstanding: 'failed' in late ? late.failed : null,
    outstanding: 'failed' in ended ? ended.failed : null,
    blockedBy,
    completeOn: after ? completeOn(after) : null,
    maintainBy: after ? maintainBy(after) : null,
  };
};

const dryRunErasure = async ({ owner, removeFiles }: ErasureDeps, athleteId: string): Promise<ErasureReport> => {
  const before = await erasureOf(owner.kysely, athleteId);
  if (before && isFinished(before)) return earlierReport(owner, before);
  const erased = await eraseAthlete(owner, athleteId, { dryRun: true });
  if (!erased) throw new Error(`Athlete ${athleteId} vanished after the check`);
  const { events, purged } = erased;
  const files = await removeFiles(athleteId, { dryRun: true });
  return { ...nothingDone(athleteId), events, purged, files, ...datesAfter(new Date()) };
};

/**
 * Ends an athlete whom only the ledger names. The ledger stores no customers, so Stripe is searched for those with the
 * athlete's id.
 */
const endAbsent = async (deps: ErasureDeps, entry: LedgerEntry, dryRun: boolean): Promise<ErasureReport> => {
  const { athleteId, erasedAt, completedAt } = entry;
  const nothing = { ...nothingDone(athleteId), here: false };
  // This database never had their rows, so its files hold nothing of theirs.
  const endedOn = (ended: Date) => ({ completeOn: datesAfter(ended).completeOn, maintainBy: null });
  if (completedAt !== null) return { ...nothing, erasedBefore: new Date(erasedAt), ...endedOn(new Date(completedAt)) };
  if (dryRun) return { ...nothing, files: await deps.removeFiles(athleteId, { dryRun: true }), ...endedOn(new Date()) };
  // The files may come from a newer backup than the database.
  deps.onStep?.('files');
  const removed = await tryToRemoveFiles(deps, athleteId);
  const files = countOf(removed);
  deps.onStep?.('customer');
  const ended = await tryToEndCustomer(deps, athleteId);
  if ('failed' in removed || 'failed' in ended)
    return {
      ...nothing,
      files,
      filesOutstanding: 'failed' in removed ? removed.failed : null,
      outstanding: 'failed' in ended ? ended.failed : null,
      completeOn: null,
      maintainBy: null,
    };
  deps.onStep?.('complete');
  await completeErasure(deps.owner, deps.ledgerFile, { athleteId, files });
  return { ...nothing, files, ...endedOn(new Date()) };
};

/**
 * Erases an athlete for good, resuming an earlier run that died. Throws `LedgerUnusable`, before erasing anything, if
 * the ledger cannot be read and written.
 */
export const eraseAccount = async (
  deps: ErasureDeps,
  actor: OperatorActor,
  { athleteId, dryRun = false }: ErasureRequest,
): Promise<ErasureReport | NotErased> => {
  const entries = await checkLedger(deps.ledgerFile);
  const here = await isKnown(deps.owner.kysely, athleteId);
  const entry = entries.find((named) => named.athleteId === athleteId);
  if (!here && !entry) return 'unknown';
  return tryWithAdvisoryLock(deps.owner, `erase ${athleteId}`, () => {
    if (!here && entry) return endAbsent(deps, entry, dryRun);
    return dryRun ? dryRunErasure(deps, athleteId) : erase(deps, actor, athleteId);
  });
};
