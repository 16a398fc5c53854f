import Stripe from 'stripe';

/** A call to Stripe failed. Carries what support needs to find the request in Stripe's log, and no personal data. */
export class BillingFailed extends Error {
  readonly code: string;
  readonly status: number | null;
  readonly requestId: string | null;

  constructor(action: string, found: { code: string; status?: number | undefined; requestId?: string | undefined }) {
    super(`Stripe refused or could not ${action}: ${found.code}${found.requestId ? ` (${found.requestId})` : ''}`);
    this.name = 'BillingFailed';
    this.code = found.code;
    this.status = found.status ?? null;
    this.requestId = found.requestId ?? null;
  }
}

/**
 * Wraps every call to Stripe, so that no Stripe error leaves the package. `action` is a verb phrase for the message.
 * Throws {@link BillingFailed}.
 */
export const callStripe = async <Result>(action: string, call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new BillingFailed(action, {
      code: error.code ?? error.type,
      status: error.statusCode,
      requestId: error.requestId,
    });
  }
};

/** Like {@link callStripe}, but returns null if the object does not exist. */
export const callStripeIfExists = async <Result>(
  action: string,
  call: () => Promise<Result>,
): Promise<Result | null> => {
  try {
    return await callStripe(action, call);
  } catch (error) {
    if (error instanceof BillingFailed && error.code === 'resource_missing') return null;
    throw error;
  }
};
