import { createHash } from 'node:crypto';
import type { Language } from '@palmares/domain/kernel';
import type Stripe from 'stripe';
import { asking, askingIfThere } from './failure.ts';

export const stripeLocale = { en: 'en', 'fr-ca': 'fr-CA' } as const satisfies Record<Language, string>;

export interface Person {
  readonly athleteId: string;
  readonly email: string;
  readonly language: Language;
  /** The customer stored in the plan's stream, if any. */
  readonly customerId?: string | null;
}

const remembered = async (stripe: Stripe, customerId: string): Promise<string | null> => {
  const customer = await askingIfThere('retrieve a customer', () => stripe.customers.retrieve(customerId));
  return customer && !customer.deleted ? customer.id : null;
};

/** Listing by address is consistent at once; searching by metadata may lag a minute behind. */
const foundByAddress = async (stripe: Stripe, { athleteId, email }: Person): Promise<string | null> => {
  const { data } = await asking('list customers', () => stripe.customers.list({ email, limit: 100 }));
  return data.find((customer) => customer.metadata.athleteId === athleteId)?.id ?? null;
};

const foundByAthlete = async (stripe: Stripe, { athleteId }: Person): Promise<string | null> => {
  const { data } = await asking('search customers', () =>
    stripe.customers.search({ query: `metadata['athleteId']:'${athleteId}'`, limit: 1 }),
  );
  return data[0]?.id ?? null;
};

const create = async (stripe: Stripe, { athleteId, email, language }: Person): Promise<string> => {
  const params = { email, metadata: { athleteId }, preferred_locales: [stripeLocale[language]] };
  // Stripe refuses an idempotency key with different parameters, so the key includes them.
  const digest = createHash('sha256').update(JSON.stringify(params)).digest('base64url').slice(0, 22);
  const customer = await asking('create a customer', () =>
    stripe.customers.create(params, { idempotencyKey: `customer-${athleteId}-${digest}` }),
  );
  return customer.id;
};

/** Finds or creates the athlete's one customer, even if our own record of it was lost. */
export const customerOf = async (stripe: Stripe, person: Person): Promise<string> =>
  (person.customerId ? await remembered(stripe, person.customerId) : null) ??
  (await foundByAddress(stripe, person)) ??
  (await foundByAthlete(stripe, person)) ??
  (await create(stripe, person));
