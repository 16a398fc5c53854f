import { abandonedAccounts, abandonedSummary, isAbandoned } from '@palmares/db/accounts';
import { ABANDONED_REASON, checkLedger, erasureOf, isResumed } from '@palmares/db/erasure';
import { beginOperation, endOperation } from '@palmares/db/operators';
import { tryWithAdvisoryLock } from '@palmares/event-store';
import { type BegunErasure, beginErasure, type ErasureDeps, finishErasures, isComplete } from './erasure-steps.ts';

/** Accounts of one batch share the wait and the rewriting of the data files. */
const BATCH = 100;
const operator = 'palmares-worker';
const reason = ABANDONED_REASON;

export interface AbandonedErased {
  readonly erased: number;
  /** Erasures of this or an earlier run that are not complete; the next run resumes them. */
  readonly unfinished: number;
  /** Abandoned accounts that wait for another day. */
  readonly left: number;
}

interface Begun {
  readonly operation: string;
  readonly erasure: BegunErasure;
}

type IsDue = (athleteId: string) => Promise<boolean>;

/** Returns undefined if the erasure is no longer due, or another process is erasing the athlete. */
const beginOne = async (deps: ErasureDeps, athleteId: string, isDue: IsDue): Promise<Begun | undefined> => {
  const { kysely } = deps.owner;
  const begun = await tryWithAdvisoryLock(deps.owner, `erase ${athleteId}`, async () => {
    if (!(await isDue(athleteId))) return undefined;
    const operation = await beginOperation(kysely, { operator, command: 'account erase', athleteId, reason });
    return { operation, erasure: await beginErasure(deps, reason, athleteId) };
  });
  return begun === 'taken' ? undefined : begun;
};

interface Batch {
  readonly begun: number;
  readonly unfinished: number;
}

const eraseBatch = async (deps: ErasureDeps, athleteIds: readonly string[], isDue: IsDue): Promise<Batch> => {
  const begun: Begun[] = [];
  const failures: unknown[] = [];
  for (const athleteId of athleteIds) {
    try {
      const one = await beginOne(deps, athleteId, isDue);
      if (one) begun.push(one);
    } catch (error) {
      failures.push(error);
    }
  }
  const ended = await finishErasures(
    deps,
    begun.map(({ erasure }) => erasure),
  );
  for (const [index, { operation }] of begun.entries()) {
    const end = ended[index];
    await endOperation(deps.owner.kysely, operation, end && isComplete(end) ? 'done' : 'unfinished');
  }
  // Thrown last, so that one failure does not hold up the rest of the batch.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} erasures failed`);
  return { begun: begun.length, unfinished: ended.filter((end) => !isComplete(end)).length };
};

/** Athletes whose erasure an earlier run began. Once the account is gone, only the ledger names the reason. */
const beganEarlier = async ({ ledgerFile }: ErasureDeps): Promise<readonly string[]> =>
  (await checkLedger(ledgerFile))
    .filter(isResumed)
    .slice(0, BATCH)
    .map(({ athleteId }) => athleteId);

/**
 * Erases accounts that were never verified nor used, the oldest first, in batches of at most 100 and up to the daily
 * maximum. Checks each account again right before erasing it. Throws `LedgerUnusable`, before erasing anything.
 */
export const eraseAbandoned = async (deps: ErasureDeps): Promise<AbandonedErased> => {
  const { kysely } = deps.owner;
  // If only the ledger knows the erasure, resume it only if nobody has used the account since.
  const isBegun = async (athleteId: string) =>
    (await erasureOf(kysely, athleteId)) !== undefined || isAbandoned(kysely, athleteId);
  const resumed = await eraseBatch(deps, await beganEarlier(deps), isBegun);
  let { unfinished } = resumed;
  let erased = 0;
  for (;;) {
    const { waiting, erasedToday, mostToday } = await abandonedSummary(kysely);
    const accounts = await abandonedAccounts(kysely, Math.max(0, Math.min(BATCH, mostToday - erasedToday)));
    const ids = accounts.map(({ athleteId }) => athleteId);
    const batch = await eraseBatch(deps, ids, (athleteId) => isAbandoned(kysely, athleteId));
    if (batch.begun === 0) return { erased, unfinished, left: waiting };
    erased += batch.begun;
    unfinished += batch.unfinished;
  }
};
