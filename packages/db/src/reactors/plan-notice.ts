import { athleteOf } from '@palmares/domain/kernel';
import type { Reactor } from '@palmares/event-store/projector';
import type { Jobs } from '../jobs/enqueue.ts';
import type { JobData } from '../jobs/queues.ts';

const notices = new Map<string, JobData<'send-plan-notice'>['kind']>([
  ['AthletePlanStarted', 'begun'],
  ['PaymentFailed', 'failed'],
  ['UnsubscribeScheduled', 'ending'],
  ['AthletePlanEnded', 'ended'],
]);

/** Enqueues the mail that tells the athlete what became of the subscription; its job decides whether it is still due. */
export const planNotice = (jobs: Jobs): Reactor => ({
  name: 'plan-notice',
  kinds: ['plan'],
  types: [...notices.keys()],

  async react(tx, { stream, event, eventId }) {
    const kind = notices.get(event.type);
    if (!kind) return;
    const data = { athleteId: athleteOf(stream), eventId, kind };
    await jobs.enqueue(tx, 'send-plan-notice', data, { key: `plan-notice ${eventId}` });
  },
});
