import type Stripe from 'stripe';
import { callStripe } from './failure.ts';

const LOOKUP_KEY = 'athlete_monthly';
/** The advertised price per month, before taxes. */
export const CENTS = 599;
const FRESH_FOR = 10 * 60_000;

const findPrice = async (stripe: Stripe, currency: string): Promise<string> => {
  const { data } = await callStripe('list the plan’s price', () =>
    stripe.prices.list({ lookup_keys: [LOOKUP_KEY], active: true, limit: 1 }),
  );
  const [price] = data;
  if (!price)
    throw new Error(`Stripe has no active price with the lookup key ${LOOKUP_KEY}: create it (${CENTS} monthly)`);
  if (price.currency !== currency || price.unit_amount !== CENTS || price.recurring?.interval !== 'month')
    throw new Error(
      `Stripe's price ${LOOKUP_KEY} is ${price.unit_amount} ${price.currency} per ${price.recurring?.interval}, ` +
        `but the advertised price is ${CENTS} ${currency} per month`,
    );
  return price.id;
};

/** Cached for a limited time, so that a price moved to another id is found without a restart. */
export const planPrice = (stripe: Stripe, currency: string): (() => Promise<string>) => {
  let known: { readonly id: string; readonly until: number } | null = null;
  return async () => {
    if (!known || known.until < Date.now()) {
      known = { id: await findPrice(stripe, currency), until: Date.now() + FRESH_FOR };
    }
    return known.id;
  };
};
