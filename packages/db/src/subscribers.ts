import {
  type Projection,
  projectionSubscriber,
  type Reactor,
  reactorSubscriber,
  type Subscriber,
} from '@palmares/event-store/projector';
import type { Jobs } from './jobs/enqueue.ts';
import { pictureCrop } from './reactors/picture-crop.ts';
import { planNotice } from './reactors/plan-notice.ts';
import { publishedNotice } from './reactors/published-notice.ts';
import { historyProjection } from './read-models/history/projection.ts';
import { identityProjection } from './read-models/identity/projection.ts';
import { planProjection } from './read-models/plan/projection.ts';
import { portfolioProjection } from './read-models/portfolio/projection.ts';

export const projections: readonly Projection[] = [
  portfolioProjection,
  identityProjection,
  planProjection,
  historyProjection,
];

const reactors = (jobs: Jobs): readonly Reactor[] => [publishedNotice(jobs), pictureCrop(jobs), planNotice(jobs)];

/** All projections and reactors, as the worker runs them. */
export const subscribers = (jobs: Jobs): readonly Subscriber[] => [
  ...projections.map(projectionSubscriber),
  ...reactors(jobs).map(reactorSubscriber),
];

const noJobs: Jobs = { enqueue: async () => undefined, close: async () => undefined };

export const reactorNames: readonly string[] = reactors(noJobs).map(({ name }) => name);

/** The subscribers without their handlers, for code that only reads their checkpoints. */
export const followers: readonly Pick<Subscriber, 'name' | 'kinds'>[] = subscribers(noJobs);
export const subscriberNames: readonly string[] = followers.map(({ name }) => name);
