import type { Database } from '@palmares/db';
import {
  completeErasure,
  type ErasureResult,
  enterInLedger,
  eraseAthlete,
  erasureOf,
  millisecondsToWait,
  type Purged,
  purgeAgain,
  type RemoveFiles,
  removeBytes,
} from '@palmares/db/erasure';
import type { Blocker } from '@palmares/db/maintenance';
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
  readonly waitForCacheExpiry: (milliseconds: number) => Promise<void>;
  /** Milliseconds to wait for transactions that keep removed rows in the data files, and then for each table's lock. */
  readonly timeoutMs?: number | undefined;
  readonly now: () => Date;
  readonly onStep?: (step: ErasureStep) => void;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export type FilesEnd = { readonly files: number } | { readonly failed: string };

/** Returns the failure instead of throwing it, so that the database is erased even if the file store is unavailable. */
export const tryToRemoveFiles = async ({ removeFiles }: ErasureDeps, athleteId: string): Promise<FilesEnd> => {
  try {
    return { files: await removeFiles(athleteId, { dryRun: false }) };
  } catch (error) {
    return { failed: wordsOf(error) };
  }
};

export const countOf = (...ends: readonly FilesEnd[]): number =>
  ends.reduce((sum, end) => sum + ('failed' in end ? 0 : end.files), 0);

type CustomerEnd = { readonly subscriptionIds: readonly string[] } | { readonly failed: string };

export const tryToEndCustomer = async (
  { owner, endCustomers }: ErasureDeps,
  athleteId: string,
): Promise<CustomerEnd> => {
  const { customerIds = [] } = (await erasureOf(owner.kysely, athleteId)) ?? {};
  try {
    return await endCustomers(athleteId, customerIds);
  } catch (error) {
    return { failed: wordsOf(error) };
  }
};

/** An athlete whose keys are destroyed and whose caches have not expired yet. */
export interface BegunErasure {
  readonly athleteId: string;
  readonly erased: ErasureResult;
  readonly removed: FilesEnd;
  readonly customer: CustomerEnd;
}

/** Runs the steps before the wait. */
export const beginErasure = async (deps: ErasureDeps, reason: string, athleteId: string): Promise<BegunErasure> => {
  const { owner, ledgerFile, now, onStep } = deps;
  // The ledger goes first, because it survives a restore: from here on, the next run or a restore finishes a run that
  // died.
  onStep?.('ledger');
  await enterInLedger(ledgerFile, { athleteId, erasedAt: now().toISOString(), reason });
  onStep?.('erase');
  const erased = await eraseAthlete(owner, athleteId);
  if (!erased) throw new Error(`Athlete ${athleteId} vanished after the check`);

  // Files go after their rows, so that nobody starts to read or process a file whose bytes are gone.
  onStep?.('files');
  const removed = await tryToRemoveFiles(deps, athleteId);
  onStep?.('customer');
  return { athleteId, erased, removed, customer: await tryToEndCustomer(deps, athleteId) };
};

/** The result of the last step, with everything that is still outstanding. */
export interface EndedErasure {
  readonly athleteId: string;
  readonly events: number;
  readonly purged: readonly Purged[];
  readonly files: number;
  readonly filesOutstanding: string | null;
  readonly outstanding: string | null;
  readonly blockedBy: readonly Blocker[];
}

const waitForAll = async (deps: ErasureDeps, begun: readonly BegunErasure[]): Promise<readonly BegunErasure[]> => {
  deps.onStep?.('wait');
  const milliseconds = await millisecondsToWait(
    deps.owner,
    begun.map(({ athleteId }) => athleteId),
  );
  if (milliseconds === 0) return begun;
  await deps.waitForCacheExpiry(milliseconds);
  const waited: BegunErasure[] = [];
  // A checkout in flight may have created a customer meanwhile, and Stripe's search lags behind.
  for (const one of begun) waited.push({ ...one, customer: await tryToEndCustomer(deps, one.athleteId) });
  return waited;
};

/** Waits once for all of them, then runs the remaining steps. */
export const finishErasures = async (
  deps: ErasureDeps,
  begun: readonly BegunErasure[],
): Promise<readonly EndedErasure[]> => {
  if (begun.length === 0) return [];
  const { owner, ledgerFile, timeoutMs, onStep } = deps;
  const waited = await waitForAll(deps, begun);
  onStep?.('purge');
  const purgedAgain: (readonly Purged[])[] = [];
  for (const { athleteId, customer } of waited)
    purgedAgain.push(await purgeAgain(owner, athleteId, 'failed' in customer ? [] : customer.subscriptionIds));
  onStep?.('rewrite');
  const athleteIds = waited.map(({ athleteId }) => athleteId);
  const blockedBy = await removeBytes({ owner, athleteIds, timeoutMs });
  const ended: EndedErasure[] = [];
  for (const [index, { athleteId, erased, removed, customer }] of waited.entries()) {
    // An upload or a job in flight may have written bytes meanwhile.
    onStep?.('late files');
    const late = await tryToRemoveFiles(deps, athleteId);
    const files = countOf(removed, late);
    onStep?.('complete');
    if (!('failed' in customer || 'failed' in late) && blockedBy.length === 0)
      await completeErasure(owner, ledgerFile, { athleteId, files, at: deps.now() });
    ended.push({
      athleteId,
      events: erased.events,
      purged: sumUp(erased.purged, purgedAgain[index] ?? []),
      files,
      filesOutstanding: 'failed' in late ? late.failed : null,
      outstanding: 'failed' in customer ? customer.failed : null,
      blockedBy,
    });
  }
  return ended;
};

/** True if nothing is left to do for the athlete. */
export const isComplete = ({ filesOutstanding, outstanding, blockedBy }: EndedErasure): boolean =>
  filesOutstanding === null && outstanding === null && blockedBy.length === 0;
