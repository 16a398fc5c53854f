import { ApiError, missing } from '../api-error.ts';
import { emitSubscriptionEvent, end, setCancelAtPeriodEnd } from '../lifecycle.ts';
import type { Subscription } from '../model.ts';
import { listOf, searchOf, subscriptionObject } from '../objects.ts';
import { Params } from '../params.ts';
import type { World } from '../world.ts';
import type { Routes } from './call.ts';
import { metadataSearch } from './search-query.ts';

export const subscriptionOf = (world: World, id: string): Subscription => {
  const subscription = world.state.subscriptions[id];
  if (!subscription) throw missing('subscription', id);
  return subscription;
};

const newestFirst = (world: World): Subscription[] => Object.values(world.state.subscriptions).reverse();

/** Like Stripe, leaves out ended subscriptions unless asked for them. */
const ofStatus = (wanted: string | null, { status }: Subscription): boolean => {
  if (wanted === 'all') return true;
  return wanted === null ? status !== 'canceled' : status === wanted;
};

const createdWithin = (range: Params): ((subscription: Subscription) => boolean) => {
  const bound = (name: string, otherwise: number): number => {
    const value = Number(range.text(name) ?? otherwise);
    if (Number.isNaN(value)) throw new ApiError(400, `Invalid created[${name}]`, { param: `created[${name}]` });
    return value;
  };
  const [from, to] = [bound('gte', Number.NEGATIVE_INFINITY), bound('lte', Number.POSITIVE_INFINITY)];
  const [after, before] = [bound('gt', Number.NEGATIVE_INFINITY), bound('lt', Number.POSITIVE_INFINITY)];
  return ({ created }) => created >= from && created <= to && created > after && created < before;
};

const pageAfter = (world: World, found: Subscription[], id: string | null): Subscription[] =>
  id === null ? found : found.slice(found.indexOf(subscriptionOf(world, id)) + 1);

const change = (world: World, subscription: Subscription, params: Params): void => {
  if (subscription.status === 'canceled')
    throw new ApiError(400, 'A canceled subscription can only update its cancellation_details and metadata.');
  if (params.has('cancel_at') && params.has('cancel_at_period_end'))
    throw new ApiError(400, 'You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  if (params.text('cancel_at') !== null)
    throw new ApiError(400, 'This simulator ends a subscription with its period only', { param: 'cancel_at' });
  const ends = params.has('cancel_at') ? false : params.flag('cancel_at_period_end');
  Object.assign(subscription.metadata, params.metadata());
  if (ends !== null && ends !== subscription.cancelAtPeriodEnd) setCancelAtPeriodEnd(world, subscription, ends);
  else if (params.has('metadata')) emitSubscriptionEvent(world, subscription, 'updated');
};

export const subscriptions: Routes = {
  'GET /v1/subscriptions': ({ world, fields }) => {
    const params = new Params(fields, ['customer', 'status', 'created', 'limit', 'starting_after']);
    const [customer, status = null] = [params.text('customer'), params.text('status')];
    const wasCreated = createdWithin(params.group('created', ['gt', 'gte', 'lt', 'lte']));
    const found = newestFirst(world).filter(
      (subscription) =>
        (!customer || subscription.customer === customer) && ofStatus(status, subscription) && wasCreated(subscription),
    );
    const data = pageAfter(world, found, params.text('starting_after')).map((subscription) =>
      subscriptionObject(subscription, world.price),
    );
    return listOf('/v1/subscriptions', data, params.limit());
  },

  'GET /v1/subscriptions/search': ({ world, fields }) => {
    const params = new Params(fields, ['query', 'limit']);
    const matches = metadataSearch(params.required('query'));
    const found = newestFirst(world).filter((subscription) => matches(subscription.metadata));
    const data = found.map((subscription) => subscriptionObject(subscription, world.price));
    return searchOf('/v1/subscriptions/search', data, params.limit());
  },

  'GET /v1/subscriptions/:id': ({ world, id }) => subscriptionObject(subscriptionOf(world, id), world.price),

  'POST /v1/subscriptions/:id': ({ world, fields, id }) => {
    const subscription = subscriptionOf(world, id);
    change(world, subscription, new Params(fields, ['cancel_at', 'cancel_at_period_end', 'metadata']));
    return subscriptionObject(subscription, world.price);
  },

  'DELETE /v1/subscriptions/:id': ({ world, id }) => {
    const subscription = subscriptionOf(world, id);
    // Like Stripe, finds no subscription to cancel once it is canceled.
    if (subscription.status === 'canceled') throw missing('subscription', id);
    end(world, subscription);
    return subscriptionObject(subscription, world.price);
  },
};
