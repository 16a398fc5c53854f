import { type DifferingSubscription, differingSubscriptions, followSubscription } from '@palmares/application';
import type { SubscriptionBilling, SubscriptionPage } from '@palmares/billing';
import type { Database } from '@palmares/db';
import { createEventLog, type EventLog } from '@palmares/db/event-store';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { athleteById } from '@palmares/db/read-models';
import { now } from '../clock.ts';
import { subscriptionConfig } from '../config.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import { type OperatorActor, operatorActor, type RequiredReason } from '../operators/operator.ts';
import { exitCodes, print, table } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { askStripe, mustBeAccepted, stripeOf } from './plan-change.ts';

interface Difference {
  readonly subscriptionId: string;
  readonly athleteId: string;
  readonly atStripe: string;
  /** Types of the events appended to the plan; empty in a dry run, null without an account. */
  readonly appended: readonly string[] | null;
  /** True if another subscription is paid too. The worker then ends and refunds one of them. */
  readonly beside: boolean;
}

interface Reconciled {
  readonly compared: number;
  readonly dryRun: boolean;
  readonly differences: readonly Difference[];
}

interface Repair {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly log: EventLog;
  readonly stripe: SubscriptionBilling;
  readonly actor: OperatorActor;
  readonly dryRun: boolean;
}

const repaired = async (
  { database, jobs, log, stripe, actor, dryRun }: Repair,
  found: DifferingSubscription,
): Promise<Difference> => {
  const { athleteId, snapshot, beside } = found;
  const difference = { subscriptionId: snapshot.id, athleteId, atStripe: snapshot.status, beside };
  if (!(await athleteById(database.kysely, athleteId, now()))) return { ...difference, appended: null };
  // Read again, because pages of a list may be minutes old.
  const current = dryRun ? null : await askStripe(() => stripe.subscription(snapshot.id));
  if (!current) return { ...difference, appended: [] };
  if (beside) {
    await jobs.enqueue(database.kysely, 'sync-subscription', { subscriptionId: snapshot.id });
    return { ...difference, appended: [] };
  }
  const followed = await followSubscription({ log, now }, actor, {
    athleteId,
    subscription: current.snapshot,
  });
  return { ...difference, appended: mustBeAccepted(followed).events.map(({ type }) => type) };
};

const reconcileAll = async (repair: Repair, at: Date): Promise<Omit<Reconciled, 'dryRun'>> => {
  const differences: Difference[] = [];
  const pageAfter = (after: string | null): Promise<SubscriptionPage> =>
    askStripe(() => repair.stripe.subscriptionsCreated({ until: at, after }));
  let compared = 0;
  for (
    let page: SubscriptionPage | null = await pageAfter(null);
    page;
    page = page.next === null ? null : await pageAfter(page.next)
  ) {
    const differing = await differingSubscriptions(repair.database.kysely, page.subscriptions, at);
    for (const found of differing) differences.push(await repaired(repair, found));
    compared += page.subscriptions.length;
  }
  return { compared, differences };
};

const outcomeWords = ({ appended, beside }: Difference, dryRun: boolean): string => {
  if (appended === null) return 'no such account: cancel it in Stripe';
  if (beside)
    return dryRun ? 'a second subscription: one would be refunded' : 'a second subscription: the worker refunds one';
  return dryRun ? 'would be repaired' : appended.join(', ') || 'nothing left to repair';
};

const inWords = ({ compared, dryRun, differences }: Reconciled): string =>
  [
    ...(differences.length === 0
      ? []
      : [
          table(
            ['subscription', 'athlete', 'at Stripe', dryRun ? 'outcome' : 'appended'],
            differences.map((one) => [one.subscriptionId, one.athleteId, one.atStripe, outcomeWords(one, dryRun)]),
          ),
        ]),
    `Subscriptions compared with Stripe: ${compared}. Differing: ${differences.length}.`,
  ].join('\n');

export const reconcile = (options: RequiredReason): Promise<void> =>
  changeDatabase(
    { settings: subscriptionConfig, applicationName: 'palmares subscription reconcile', max: 2 },
    options,
    async ({ config, database, record }) => {
      const { dryRun = false } = options;
      const actor = operatorActor(options);
      const log = createEventLog(database, await checkedKeyring(database, config));
      const jobs = await createJobs(database);
      const repair = { database, jobs, log, stripe: await stripeOf(config), actor, dryRun };
      const reconciled = await record({ command: 'subscription reconcile' }, () => reconcileAll(repair, now()));
      print(options, { ...reconciled, dryRun }, inWords);
      await jobs.close();
      await log.settled();
      return exitCodes.ok;
    },
  );
