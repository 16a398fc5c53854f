import { followSubscription, StreamClosed } from '@palmares/application';
import type { AthleteSubscription, Billing } from '@palmares/billing';
import type { Database } from '@palmares/db';
import type { EventLog } from '@palmares/db/event-store';
import { queues } from '@palmares/db/jobs';
import { withAdvisoryLock } from '@palmares/event-store';
import { KeyDestroyed } from '@palmares/event-store/event-log';
import { job, type Run } from './job.ts';

interface Needs {
  readonly billing: Billing;
  readonly database: Database;
  readonly log: EventLog;
}

const name = 'sync-subscription';

/** Returns the subscription at Stripe, or null if it belongs to no athlete. */
const sync = async (
  { billing, log: events }: Needs,
  subscriptionId: string,
  { jobId, log }: Run,
): Promise<AthleteSubscription | null> => {
  const found = await billing.subscription(subscriptionId);
  if (!found?.athleteId) {
    log.warn({ subscriptionId, found: found !== null }, 'the subscription belongs to no athlete');
    return null;
  }
  const { athleteId, snapshot } = found;
  const followed = await followSubscription(
    { log: events },
    { kind: 'system', jobId },
    { athleteId, subscription: snapshot },
  );
  if (!followed.ok) throw new Error(`The plan refused the state that Stripe reported: ${followed.refusal.code}`);
  const happened = followed.value.events.map((event) => event.type);
  log.info({ athleteId, subscriptionId, happened }, 'plan updated from its subscription');
  return found;
};

/** The webhooks of the next subscription change nothing while the plan's last one seems live, so its end reads the next. */
const nextOf = async ({ billing }: Needs, ended: AthleteSubscription): Promise<readonly string[]> => {
  const { athleteId, snapshot } = ended;
  if (athleteId === null || snapshot.status !== 'canceled') return [];
  const all = await billing.subscriptionsOf(athleteId, snapshot.customerId);
  return all.filter((other) => other.snapshot.status !== 'canceled').map((other) => other.snapshot.id);
};

/** Locks the subscription, so that answers from Stripe are written in the order they were requested. */
const syncInTurn = (needs: Needs, subscriptionId: string, run: Run) =>
  withAdvisoryLock(needs.database, `${name} ${subscriptionId}`, () => sync(needs, subscriptionId, run));

export const syncSubscription = (needs: Needs) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ subscriptionId }, run) => {
      try {
        const found = await syncInTurn(needs, subscriptionId, run);
        const next = found ? await nextOf(needs, found) : [];
        for (const id of next) await syncInTurn(needs, id, run);
      } catch (error) {
        if (!(error instanceof StreamClosed || error instanceof KeyDestroyed)) throw error;
        run.log.info({ subscriptionId }, 'the subscription’s athlete was erased');
      }
    },
  });
