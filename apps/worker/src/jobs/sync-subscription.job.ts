import { handleCommand, StreamClosed } from '@palmares/application';
import type { Billing } from '@palmares/billing';
import type { Database } from '@palmares/db/database';
import type { EventLog } from '@palmares/db/event-store';
import { queues } from '@palmares/db/jobs/queues';
import { streamOf } from '@palmares/domain/kernel/stream';
import { planDecider } from '@palmares/domain/plan';
import { KeyDestroyed } from '@palmares/event-store/event-log/keyring';
import { oneAtATime } from '@palmares/event-store/one-at-a-time';
import { uuidv7 } from '@palmares/event-store/uuid';
import { job, type Run } from './job.ts';

interface Needs {
  readonly billing: Billing;
  readonly database: Database;
  readonly log: EventLog;
}

const name = 'sync-subscription';

const sync = async ({ billing, log: events }: Needs, subscriptionId: string, { jobId, log }: Run): Promise<void> => {
  const found = await billing.subscription(subscriptionId);
  if (!found?.athleteId) {
    log.warn({ subscriptionId, found: found !== null }, 'a subscription that belongs to no athlete');
    return;
  }
  const { athleteId, snapshot } = found;
  const handled = await handleCommand({
    log: events,
    decider: planDecider,
    stream: streamOf('plan', athleteId),
    // A new id for each try: Stripe may say something else by then, and news that changes nothing appends nothing.
    commandId: uuidv7(),
    command: { type: 'SyncSubscription', subscription: snapshot, at: new Date() },
    metadata: {
      actor: { kind: 'system', id: null },
      correlationId: jobId,
      causationId: jobId,
      device: null,
      link: null,
      reason: null,
    },
  });
  if (!handled.ok) throw new Error(`The plan refused what Stripe says: ${handled.refusal.code}`);
  const happened = handled.value.events.map((event) => event.type);
  log.info({ athleteId, subscriptionId, happened }, 'plan follows its subscription');
};

/** One at a time for a subscription, so that what was asked of Stripe first is also written first. */
export const syncSubscription = (needs: Needs) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ subscriptionId }, run) => {
      try {
        await oneAtATime(needs.database, `${name} ${subscriptionId}`, () => sync(needs, subscriptionId, run));
      } catch (error) {
        if (!(error instanceof StreamClosed || error instanceof KeyDestroyed)) throw error;
        run.log.info({ subscriptionId }, 'the subscription’s athlete was erased');
      }
    },
  });
