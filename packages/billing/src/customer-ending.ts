import type Stripe from 'stripe';
import { closeCheckoutsOf } from './checkout.ts';
import { callStripe, callStripeIfExists } from './failure.ts';
import { connectStripe, type StripeOptions } from './stripe.ts';
import { endCustomer } from './subscriptions.ts';

export interface CustomersEnded {
  /** Every subscription they had, cancelled now or earlier. */
  readonly subscriptionIds: readonly string[];
}

/**
 * Closes every Checkout of an athlete, cancels every subscription immediately and deletes the customers: the known
 * ones, and those that carry the athlete's id at Stripe. Idempotent. Throws `BillingFailed` if Stripe did not confirm.
 */
export type EndCustomers = (athleteId: string, customerIds: readonly string[]) => Promise<CustomersEnded>;

const customersOf = async (stripe: Stripe, athleteId: string): Promise<readonly string[]> => {
  const { data } = await callStripe('search customers', () =>
    stripe.customers.search({ query: `metadata['athleteId']:'${athleteId}'`, limit: 100 }),
  );
  return data.map(({ id }) => id);
};

const subscriptionsOf = async (stripe: Stripe, customer: string): Promise<readonly string[]> => {
  const listed = await callStripeIfExists('list subscriptions', () =>
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
  );
  return listed?.data.map(({ id }) => id) ?? [];
};

export const createCustomerEnding = (options: StripeOptions): EndCustomers => {
  const stripe = connectStripe(options);
  return async (athleteId, customerIds) => {
    const customers = new Set([...customerIds, ...(await customersOf(stripe, athleteId))]);
    const subscriptionIds: string[] = [];
    for (const customer of customers) {
      subscriptionIds.push(...(await subscriptionsOf(stripe, customer)));
      await closeCheckoutsOf(stripe, customer);
      await endCustomer(stripe, customer);
    }
    return { subscriptionIds };
  };
};
