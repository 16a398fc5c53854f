import { connectStripe } from '../stripe.ts';

/** Stripe's own client, connected to the simulator without the product's code in between. */
export const simulatedStripe = (apiBase: string) => connectStripe({ secretKey: 'sk_test_simulator', apiBase });

/** Presses "Pay" on the page of a Checkout. */
export const payCheckout = (url: string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ card: '4242', terms: 'on' }), redirect: 'manual' });

/** Pays one more subscription of this customer, as two Checkouts at once could, and returns its id. */
export const payBeside = async (
  apiBase: string,
  { athleteId, customerId }: { readonly athleteId: string; readonly customerId: string },
): Promise<string> => {
  const { checkout } = simulatedStripe(apiBase);
  const { id, url } = await checkout.sessions.create({
    mode: 'subscription',
    customer: customerId,
    line_items: [{ price: 'price_athlete_monthly', quantity: 1 }],
    subscription_data: { metadata: { athleteId } },
    success_url: 'http://127.0.0.1:3000/',
  });
  await payCheckout(url ?? '');
  const { subscription } = await checkout.sessions.retrieve(id);
  if (typeof subscription !== 'string') throw new Error('the Checkout was not paid');
  return subscription;
};

/** Every refund of a customer, in cents. */
export const refundedCents = async (apiBase: string, customerId: string): Promise<readonly number[]> => {
  const { data } = await simulatedStripe(apiBase).refunds.list({ limit: 100 });
  return data.filter(({ customer }) => customer === customerId).map(({ amount }) => amount);
};
