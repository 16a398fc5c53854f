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

/** As long as a Checkout takes to be opened. The job is tried again later. */
const PATIENCE_MS = 20_000;

interface Needs {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly billing: {
    subscriptionsOf(
      athleteId: string,
      customerId: string,
    ): Promise<readonly (ReportedSubscription & { readonly createdAt: string })[]>;
    /** Cancels it and refunds its latest invoice; idempotent. */
    endAndRefund(subscriptionId: string): Promise<Refunded & { readonly invoiceId: string | null }>;
  };
}

type Refund = Awaited<ReturnType<Needs['billing']['endAndRefund']>>;

/** The row, the operator log, the mail and the plan follow together, once. */
const finish = (
  { database, jobs }: Needs,
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

const endSeconds = async (
  needs: Needs,
  { athleteId, customerId }: Payer,
  lease: BillingLease,
): Promise<readonly string[]> => {
  const { billing, database } = needs;
  const all = await billing.subscriptionsOf(athleteId, customerId);
  const [kept, ...seconds] = payingFirstKept(all).map(({ snapshot }) => snapshot.id);
  if (kept)
    for (const subscriptionId of seconds)
      await noteSecond(database.kysely, { subscriptionId, athleteId, customerId, keptId: kept });
  const ended: string[] = [];
  for (const noted of await unfinishedSeconds(database.kysely, { athleteId, customerId })) {
    const { subscriptionId } = noted;
    if (subscriptionId === kept) {
      // Whatever was paid beside it has ended since.
      await forgetSecond(database.kysely, subscriptionId);
      continue;
    }
    await lease.renew();
    await finish(needs, noted, await billing.endAndRefund(subscriptionId));
    ended.push(subscriptionId);
  }
  return ended;
};

/**
 * Leaves the athlete one paying subscription of this customer: the others are canceled and refunded, and what an earlier
 * run left unfinished is finished. Returns the ids of those that it ended, or `taken` if somebody else is changing what
 * the athlete pays.
 */
export const keepOneSubscription = (needs: Needs, payer: Payer): Promise<readonly string[] | 'taken'> =>
  withBillingLease(needs.database, { athleteId: payer.athleteId, patienceMs: PATIENCE_MS }, (lease) =>
    endSeconds(needs, payer, lease),
  );
