import type { Database } from '@palmares/db';
import {
  checkLedger,
  completeErasure,
  completeOn,
  countEvents,
  datesAfter,
  type Erasure,
  eraseAthlete,
  erasureOf,
  isFinished,
  isKnown,
  type LedgerEntry,
  maintainBy,
  type Purged,
} from '@palmares/db/erasure';
import type { Blocker } from '@palmares/db/maintenance';
import { tryWithAdvisoryLock } from '@palmares/event-store';
import type { Actor } from '../actor.ts';
import {
  beginErasure,
  countOf,
  type ErasureDeps,
  finishErasures,
  tryToEndCustomer,
  tryToRemoveFiles,
} from './erasure-steps.ts';

type OperatorActor = Pick<Extract<Actor, { kind: 'operator' }>, 'reason'>;

export interface ErasureRequest {
  readonly athleteId: string;
  /** Runs the same statements and rolls them back; does not call Stripe, wait, or write the ledger. */
  readonly dryRun?: boolean;
}

export interface ErasureReport {
  readonly athleteId: string;
  /** False if only the ledger names the athlete, who signed up after the restored backup was made. */
  readonly here: boolean;
  /** Set if an earlier run left nothing to do; otherwise null. */
  readonly erasedBefore: Date | null;
  /** Events that stay in the log, unreadable. */
  readonly events: number;
  readonly purged: readonly Purged[];
  /** Files whose bytes were removed. */
  readonly files: number;
  /** Why bytes of files may remain; null if none do. */
  readonly filesOutstanding: string | null;
  /** Why the customer's deletion is not confirmed; null if it is confirmed. */
  readonly outstanding: string | null;
  /**
   * Sessions and locks that keep removed rows, or the key, in the data files; the erasure is incomplete until they end.
   */
  readonly blockedBy: readonly Blocker[];
  /** When the last backup that holds their data expires; null while something is outstanding or blocked. */
  readonly completeOn: Date | null;
  /** The deadline for `palmares maintain`; null if it has run or must not run yet. */
  readonly maintainBy: Date | null;
}

/** `unknown`: neither the database nor the ledger has this id. `taken`: another process is erasing this athlete. */
export type NotErased = 'unknown' | 'taken';

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
  const { owner } = deps;
  const before = await erasureOf(owner.kysely, athleteId);
  if (before && isFinished(before)) return earlierReport(owner, before);

  const [ended] = await finishErasures(deps, [await beginErasure(deps, reason, athleteId)]);
  const after = await erasureOf(owner.kysely, athleteId);
  return {
    ...nothingDone(athleteId),
    ...ended,
    completeOn: after ? completeOn(after) : null,
    maintainBy: after ? maintainBy(after) : null,
  };
};

const dryRunErasure = async ({ owner, removeFiles, now }: ErasureDeps, athleteId: string): Promise<ErasureReport> => {
  const before = await erasureOf(owner.kysely, athleteId);
  if (before && isFinished(before)) return earlierReport(owner, before);
  const erased = await eraseAthlete(owner, athleteId, { dryRun: true });
  if (!erased) throw new Error(`Athlete ${athleteId} vanished after the check`);
  const { events, purged } = erased;
  const files = await removeFiles(athleteId, { dryRun: true });
  return { ...nothingDone(athleteId), events, purged, files, ...datesAfter(now()) };
};

/**
 * Ends an athlete who is named only in the ledger. The ledger stores no customers, so this searches Stripe for those
 * with the athlete's id.
 */
const endAbsent = async (deps: ErasureDeps, entry: LedgerEntry, dryRun: boolean): Promise<ErasureReport> => {
  const { athleteId, erasedAt, completedAt } = entry;
  const nothing = { ...nothingDone(athleteId), here: false };
  // This database never held the athlete's rows, so its data files need no `palmares maintain`.
  const endedOn = (ended: Date) => ({ completeOn: datesAfter(ended).completeOn, maintainBy: null });
  if (completedAt !== null) return { ...nothing, erasedBefore: new Date(erasedAt), ...endedOn(new Date(completedAt)) };
  if (dryRun) return { ...nothing, files: await deps.removeFiles(athleteId, { dryRun: true }), ...endedOn(deps.now()) };
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
  const at = deps.now();
  await completeErasure(deps.owner, deps.ledgerFile, { athleteId, files, at });
  return { ...nothing, files, ...endedOn(at) };
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
