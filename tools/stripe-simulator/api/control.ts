import { advancePeriod, end, failPayment, recoverPayment } from '../lifecycle.ts';
import type { Subscription } from '../model.ts';
import { subscriptionObject } from '../objects.ts';
import type { World } from '../world.ts';
import type { Handler, Routes } from './call.ts';
import { subscriptionOf } from './subscriptions.ts';

export const actions = {
  'fail-payment': failPayment,
  'recover-payment': recoverPayment,
  'advance-period': advancePeriod,
  end,
} as const satisfies Record<string, (world: World, subscription: Subscription) => void>;

const carriedOut =
  (act: (world: World, subscription: Subscription) => void): Handler =>
  ({ world, id }) => {
    const subscription = subscriptionOf(world, id);
    act(world, subscription);
    return subscriptionObject(subscription, world.price);
  };

/** Triggers, for tests and trials, the changes that Stripe makes over time. */
export const control: Routes = {
  'GET /simulator/subscriptions': ({ world }) => ({
    data: Object.values(world.state.subscriptions)
      .reverse()
      .map((subscription) => subscriptionObject(subscription, world.price)),
    undelivered: Object.values(world.state.events).filter((event) => event.deliveredAt === null).length,
  }),
  ...Object.fromEntries(
    Object.entries(actions).map(([name, act]) => [`POST /simulator/subscriptions/:id/${name}`, carriedOut(act)]),
  ),
};
