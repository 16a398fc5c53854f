import type { Language } from '@palmares/domain/kernel';
import type Stripe from 'stripe';
import { callStripe, callStripeIfExists } from './failure.ts';

export const stripeLocale = { en: 'en', 'fr-ca': 'fr-CA' } as const satisfies Record<Language, string>;

export interface Person {
  readonly athleteId: string;
  readonly email: string;
  /** First and last name, as on invoices. */
  readonly name: string;
  readonly language: Language;
  /** The customer stored in the plan's stream, if any. */
  readonly customerId?: string | null;
  /** Called right before a customer is created; throws if another caller may be creating the same one. */
  readonly beforeCreating?: () => Promise<void>;
}

const findKnown = async (stripe: Stripe, customerId: string): Promise<string | null> => {
  const customer = await callStripeIfExists('retrieve a customer', () => stripe.customers.retrieve(customerId));
  return customer && !customer.deleted ? customer.id : null;
};

/** Finds by email address, which is consistent at once; the search by metadata may lag a minute behind. */
const findByAddress = async (
  stripe: Stripe,
  { athleteId, email }: Pick<Person, 'athleteId' | 'email'>,
): Promise<string | null> => {
  const { data } = await callStripe('list customers', () => stripe.customers.list({ email, limit: 100 }));
  return data.find((customer) => customer.metadata.athleteId === athleteId)?.id ?? null;
};

/** Reads each customer that the search finds, because for about a minute it also finds those that were deleted. */
const findByAthlete = async (stripe: Stripe, { athleteId }: Pick<Person, 'athleteId'>): Promise<string | null> => {
  const { data } = await callStripe('search customers', () =>
    stripe.customers.search({ query: `metadata['athleteId']:'${athleteId}'`, limit: 100 }),
  );
  for (const { id } of data) {
    const known = await findKnown(stripe, id);
    if (known !== null) return known;
  }
  return null;
};

const create = async (
  stripe: Stripe,
  { athleteId, email, name, language, beforeCreating }: Person,
): Promise<string> => {
  await beforeCreating?.();
  const params = { email, name, metadata: { athleteId }, preferred_locales: [stripeLocale[language]] };
  return (await callStripe('create a customer', () => stripe.customers.create(params))).id;
};

/** Finds the athlete's one customer, even if our own record of it was lost; null if there is none. */
export const findCustomer = async (
  stripe: Stripe,
  person: Pick<Person, 'athleteId' | 'customerId' | 'email'>,
): Promise<string | null> =>
  (person.customerId ? await findKnown(stripe, person.customerId) : null) ??
  (await findByAddress(stripe, person)) ??
  (await findByAthlete(stripe, person));

/**
 * Must not run concurrently for one athlete. An idempotency key would not help: it could return a customer who was
 * deleted since.
 */
export const customerOf = async (stripe: Stripe, person: Person): Promise<string> =>
  (await findCustomer(stripe, person)) ?? (await create(stripe, person));

export type RenamedPerson = Pick<Person, 'athleteId' | 'customerId' | 'email' | 'name'>;

/**
 * Gives the athlete's customer the account's name and address. Returns false if Stripe has no customer of this athlete.
 */
export const updateCustomer = async (stripe: Stripe, person: RenamedPerson): Promise<boolean> => {
  const customer =
    (person.customerId ? await findKnown(stripe, person.customerId) : null) ?? (await findByAthlete(stripe, person));
  if (customer === null) return false;
  const { email, name } = person;
  await callStripe('update a customer', () => stripe.customers.update(customer, { email, name }));
  return true;
};
