import type Stripe from 'stripe';
import { describe, expectTypeOf, it } from 'vitest';
import type { Payload } from './payload.ts';

type Deleted = Payload<Stripe.DeletedCustomer>;
type Item = Payload<
  Stripe.SubscriptionItem,
  'billing_thresholds' | 'current_trial' | 'discounts' | 'plan' | 'tax_rates'
>;

/** The type checker fails on these; at run time they do nothing. */
describe('an object of the simulator, held against the pinned version’s types', () => {
  it('has every required field', () => {
    expectTypeOf<{ id: string; object: 'customer'; deleted: true }>().toExtend<Deleted>();
    expectTypeOf<{ id: string; object: 'customer' }>().not.toExtend<Deleted>();
  });

  it('has each field in its type', () => {
    expectTypeOf<{ id: number; object: 'customer'; deleted: true }>().not.toExtend<Deleted>();
    expectTypeOf<{ id: string; object: 'account'; deleted: true }>().not.toExtend<Deleted>();
  });

  it('may leave a required field out only if that is said', () => {
    expectTypeOf<{ id: string; object: 'customer' }>().toExtend<Payload<Stripe.DeletedCustomer, 'deleted'>>();
    expectTypeOf<'plan'>().not.toExtend<keyof Item>();
  });

  it('may leave an optional field out', () => {
    expectTypeOf<undefined>().toExtend<Item['quantity']>();
  });

  it('has a list bare and a decimal as text, as they are sent', () => {
    expectTypeOf<Payload<Stripe.Subscription>['items']>().not.toHaveProperty('lastResponse');
    expectTypeOf<Payload<Stripe.Price>['unit_amount_decimal']>().toEqualTypeOf<string | null>();
  });
});
