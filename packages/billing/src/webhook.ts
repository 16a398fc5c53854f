import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import Stripe from 'stripe';

/**
 * The subscription and athlete of a webhook. The rest of its content is ignored, because the state is read from Stripe.
 */
export interface WebhookNotice {
  readonly eventId: string;
  readonly type: string;
  readonly subscriptionId: string | null;
  readonly athleteId: string | null;
}

type Subject = Pick<WebhookNotice, 'subscriptionId' | 'athleteId'>;

const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const subjectOf = (event: Stripe.Event): Subject => {
  const { object } = event.data;
  if (!('object' in object)) return { subscriptionId: null, athleteId: null };
  switch (object.object) {
    case 'subscription':
      return { subscriptionId: object.id, athleteId: object.metadata.athleteId ?? null };
    case 'checkout.session':
      return { subscriptionId: idOf(object.subscription), athleteId: object.metadata?.athleteId ?? null };
    case 'invoice': {
      const details = object.parent?.subscription_details;
      return { subscriptionId: idOf(details?.subscription), athleteId: details?.metadata?.athleteId ?? null };
    }
    default:
      return { subscriptionId: null, athleteId: null };
  }
};

const TOLERANCE_SECONDS = 5 * 60;

/** Refuses any `t` in the future: Stripe's library refuses only old signatures, and uses the last `t`. */
const isFromTheFuture = (signature: string): boolean => {
  const latest = Date.now() / 1000 + TOLERANCE_SECONDS;
  return signature.split(',').some((part) => part.startsWith('t=') && Number.parseInt(part.slice(2), 10) > latest);
};

export const readWebhook = async (
  stripe: Stripe,
  secret: string,
  rawBody: string | Uint8Array,
  signature: string | null,
): Promise<Outcome<WebhookNotice, Refusal<'signature_invalid'>>> => {
  if (signature === null || isFromTheFuture(signature)) return refused('signature_invalid');
  try {
    const event = await stripe.webhooks.constructEventAsync(rawBody, signature, secret, TOLERANCE_SECONDS);
    return accepted({ eventId: event.id, type: event.type, ...subjectOf(event) });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return refused('signature_invalid');
    throw error;
  }
};
