import { messageOf } from '../output.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const TIMEOUT_MS = 5_000;

interface StripeSettings {
  readonly secretKey: string | undefined;
  readonly apiBase: string | undefined;
}

/** Requests one price: the cheapest call that proves the address answers and accepts the key. */
export const checkStripe = async ({ secretKey, apiBase }: StripeSettings): Promise<Finding> => {
  if (!secretKey)
    return warn('Stripe', 'STRIPE_SECRET_KEY is not set here', 'Set it to the value that web and worker use.');
  const base = apiBase ?? 'https://api.stripe.com';
  const where = `${new URL(base).host}${apiBase ? ' (STRIPE_API_BASE)' : ''}`;
  try {
    const answer = await fetch(new URL('/v1/prices?limit=1&lookup_keys[]=athlete_monthly&active=true', base), {
      headers: { authorization: `Bearer ${secretKey}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 401)
      return fail('Stripe', `${where} refuses the key`, 'Set STRIPE_SECRET_KEY to a valid key of the account.');
    if (!answer.ok)
      return fail('Stripe', `${where} answered ${answer.status}`, 'Nobody can subscribe: see status.stripe.com.');
    return ok('Stripe', `${where} answers`);
  } catch (error) {
    return fail(
      'Stripe',
      `${where} cannot be reached: ${messageOf(error)}`,
      'Nobody can subscribe: check the network.',
    );
  }
};
