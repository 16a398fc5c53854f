import { followSubscription, StreamClosed } from '@palmares/application';
import type { AthleteSubscription, Billing } from '@palmares/billing';
import type { Database } from '@palmares/db';
import type { EventLog } from '@palmares/db/event-store';
import { type JobData, type Jobs, queues } from '@palmares/db/jobs';
import { payingFirstKept } from '@palmares/domain/plan';
import { withAdvisoryLock } from '@palmares/event-store';
import { KeyDestroyed } from '@palmares/event-store/event-log';
import { job, type Run } from './job.ts';

interface Deps {
  readonly billing: Billing;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly log: EventLog;
  readonly now: () => Date;
}

const name = 'sync-subscription';

interface Read {
  /** The athlete and the customer, if they pay for more than one subscription; else null. */
  readonly several: JobData<'keep-one-subscription'> | null;
  /** The subscription that the plan is to follow, unless it is the one that was read. */
  readonly other: string | null;
}

const follow = async (
  { log: events, now }: Deps,
  { athleteId, snapshot }: AthleteSubscription & { readonly athleteId: string },
  { jobId, log }: Run,
): Promise<void> => {
  const followed = await followSubscription(
    { log: events, now },
    { kind: 'system', jobId },
    { athleteId, subscription: snapshot },
  );
  if (!followed.ok) throw new Error(`The plan refused the state that Stripe reported: ${followed.refusal.code}`);
  const happened = followed.value.events.map((event) => event.type);
  log.info({ athleteId, subscriptionId: snapshot.id, happened }, 'plan updated from its subscription');
};

/**
 * Updates the plan from a subscription. A plan never follows a second subscription, which is about to be ended.
 * Webhooks of another one change nothing while the plan's last one seems live, so a run that reads an ended or a second
 * one returns the one that is kept as `other`.
 */
const sync = async (deps: Deps, subscriptionId: string, run: Run): Promise<Read> => {
  const { billing } = deps;
  const found = await billing.subscription(subscriptionId);
  const athleteId = found?.athleteId;
  if (!found || !athleteId) {
    run.log.warn({ subscriptionId, found: found !== null }, 'the subscription belongs to no athlete');
    return { several: null, other: null };
  }
  const { customerId, status } = found.snapshot;
  const [kept, ...seconds] = payingFirstKept(await billing.subscriptionsOf(athleteId, customerId));
  const isSecond = seconds.some(({ snapshot }) => snapshot.id === subscriptionId);
  if (!isSecond) await follow(deps, { ...found, athleteId }, run);
  return {
    several: seconds.length > 0 ? { athleteId, customerId } : null,
    other: kept && (isSecond || status === 'canceled') ? kept.snapshot.id : null,
  };
};

/** Locks the subscription, so that answers from Stripe are written in the order they were requested. */
const syncInTurn = (deps: Deps, subscriptionId: string, run: Run) =>
  withAdvisoryLock(deps.database, `${name} ${subscriptionId}`, () => sync(deps, subscriptionId, run));

export const syncSubscription = (deps: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ subscriptionId }, run) => {
      try {
        const { several, other } = await syncInTurn(deps, subscriptionId, run);
        if (other) await syncInTurn(deps, other, run);
        if (several) await deps.jobs.enqueue(deps.database.kysely, 'keep-one-subscription', several);
      } catch (error) {
        if (!(error instanceof StreamClosed || error instanceof KeyDestroyed)) throw error;
        run.log.info({ subscriptionId }, 'the subscription’s athlete was erased');
      }
    },
  });
