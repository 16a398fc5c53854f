import type Stripe from 'stripe';
import { newId } from './ids.ts';
import type { Json, State } from './model.ts';
import type { Price } from './objects.ts';

/** Context of every call: the mutable state, the clock, the only price, and an event emitter. */
export interface World {
  readonly state: State;
  readonly price: Price;
  /** Returns Unix seconds, like Stripe. */
  now(): number;
  emit(type: Stripe.Event['type'], object: Json): void;
}

export const createWorld = (state: State, price: Price): World => {
  const now = () => Math.floor(Date.now() / 1000);
  return {
    state,
    price,
    now,
    emit: (type, object) => {
      const id = newId('evt');
      state.events[id] = {
        id,
        type,
        created: now(),
        object,
        attempts: 0,
        nextAttemptAt: Date.now(),
        deliveredAt: null,
      };
    },
  };
};
