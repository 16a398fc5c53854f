import type { Database } from '@palmares/db';
import {
  type BillingLease,
  finishSecond,
  forgetSecond,
  noteSecond,
  type Payer,
  type Refunded,
  type SecondSubscription,
  unfinishedSeconds,
  withBillingLease,
} from '@palmares/db/billing';
import type { Jobs } from '@palmares/db/jobs';
import { beginOperation, endOperation } from '@palmares/db/operators';
import { payingFirstKept } from '@palmares/domain/plan';
import type { ReportedSubscription } from './differing-subscriptions.ts';

/** Milliseconds to wait for the billing lease: about as long as opening a Checkout takes. The job is retried later. */
const TIMEOUT_MS = 20_000;

interface Deps {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly billing: {
    subscriptionsOf(
      athleteId: string,
      customerId: string,
    ): Promise<readonly (ReportedSubscription & { readonly createdAt: string })[]>;
    /** Idempotent. */
    cancelNow(subscriptionId: string): Promise<void>;
    /** Idempotent. */
    refundLatestInvoice(subscriptionId: string): Promise<Refunded & { readonly invoiceId: string | null }>;
  };
}

type Refund = Awaited<ReturnType<Deps['billing']['refundLatestInvoice']>>;

/**
 * Updates the row and the operator log and enqueues the mail and the plan's update in one transaction, at most once.
 */
const finish = (
  { database, jobs }: Deps,
  { subscriptionId, athleteId, keptId }: SecondSubscription,
  { cents, currency, invoiceId }: Refund,
): Promise<void> =>
  database.kysely.transaction().execute(async (tx) => {
    if (!(await finishSecond(tx, subscriptionId, { cents, currency }))) return;
    const operation = await beginOperation(tx, {
      operator: 'palmares-worker',
      command: 'keep-one-subscription',
      athleteId,
      arguments: { ended: subscriptionId, kept: keptId, invoice: invoiceId ?? 'none', refundedCents: cents },
      reason: 'two subscriptions were paid at once',
    });
    await endOperation(tx, operation, 'done');
    await jobs.enqueue(tx, 'send-second-subscription-notice', { athleteId, subscriptionId });
    await jobs.enqueue(tx, 'sync-subscription', { subscriptionId });
  });

/** Seconds that are paid now, and those that an earlier run left unfinished. */
const unfinished = async (
  { billing, database: { kysely } }: Deps,
  { athleteId, customerId }: Payer,
): Promise<readonly SecondSubscription[]> => {
  const [kept, ...seconds] = payingFirstKept(await billing.subscriptionsOf(athleteId, customerId)).map(
    ({ snapshot }) => snapshot,
  );
  if (kept) {
    for (const second of seconds)
      await noteSecond(kysely, {
        subscriptionId: second.id,
        athleteId,
        customerId: second.customerId,
        keptId: kept.id,
      });
    // Forget the kept one if it was noted earlier as a second, because the one beside it has ended since.
    await forgetSecond(kysely, kept.id);
  }
  return unfinishedSeconds(kysely, athleteId);
};

/** Cancels all before it refunds any. Continues after a failure, and throws the first one at the end. */
const endSeconds = async (deps: Deps, payer: Payer, lease: BillingLease): Promise<readonly string[]> => {
  const { billing } = deps;
  const failures: unknown[] = [];
  const doneOf = async (seconds: readonly SecondSubscription[], work: (one: SecondSubscription) => Promise<void>) => {
    const done: SecondSubscription[] = [];
    for (const second of seconds) {
      await lease.renew();
      try {
        await work(second);
        done.push(second);
      } catch (error) {
        failures.push(error);
      }
    }
    return done;
  };
  const canceled = await doneOf(await unfinished(deps, payer), ({ subscriptionId }) =>
    billing.cancelNow(subscriptionId),
  );
  const ended = await doneOf(canceled, async (second) =>
    finish(deps, second, await billing.refundLatestInvoice(second.subscriptionId)),
  );
  if (failures.length > 0) throw failures[0];
  return ended.map(({ subscriptionId }) => subscriptionId);
};

/**
 * Leaves the athlete one paying subscription across all their customers: cancels and refunds the others, and finishes
 * what an earlier run left unfinished. Returns the ids of the subscriptions that it ended, or `taken` if another
 * process holds the athlete's billing lease.
 */
export const keepOneSubscription = (deps: Deps, payer: Payer): Promise<readonly string[] | 'taken'> =>
  withBillingLease(deps.database, { athleteId: payer.athleteId, timeoutMs: TIMEOUT_MS }, (lease) =>
    endSeconds(deps, payer, lease),
  );
