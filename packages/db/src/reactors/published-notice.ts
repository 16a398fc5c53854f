import { athleteOf, type DomainEvent } from '@palmares/domain/kernel';
import type { PortfolioPublished } from '@palmares/domain/sharing';
import type { Reactor } from '@palmares/event-store/projector';
import { isNumbered } from '../demo-athletes/demo-athletes.ts';
import type { Jobs } from '../jobs/enqueue.ts';

const isPublication = (event: DomainEvent): event is PortfolioPublished => event.type === 'PortfolioPublished';

/** Enqueues a mail that tells the athlete about a new publish link, in case someone else created it. */
export const publishedNotice = (jobs: Jobs): Reactor => ({
  name: 'published-notice',
  kinds: ['sharing'],
  types: ['PortfolioPublished'],

  async react(tx, { stream, event, eventId }) {
    const athleteId = athleteOf(stream);
    if (!isPublication(event) || (await isNumbered(tx, athleteId))) return;
    const data = { athleteId, linkId: event.data.linkId };
    await jobs.enqueue(tx, 'send-published-notice', data, { key: `published-notice ${eventId}` });
  },
});
