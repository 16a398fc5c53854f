import Stripe from 'stripe';

/**
 * Stripe did not do what was asked. Carries what support needs to find the request in Stripe's own
 * log, and nothing that Stripe repeats of the customer.
 */
export class BillingFailed extends Error {
  readonly code: string;
  readonly status: number | null;
  readonly requestId: string | null;

  constructor(asked: string, found: { code: string; status?: number | undefined; requestId?: string | undefined }) {
    super(`Stripe refused or could not ${asked}: ${found.code}${found.requestId ? ` (${found.requestId})` : ''}`);
    this.name = 'BillingFailed';
    this.code = found.code;
    this.status = found.status ?? null;
    this.requestId = found.requestId ?? null;
  }
}

/** Every call to Stripe passes here, so that no Stripe type or message leaves the package. */
export const asking = async <Answer>(asked: string, call: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new BillingFailed(asked, {
      code: error.code ?? error.type,
      status: error.statusCode,
      requestId: error.requestId,
    });
  }
};

/** The same call, when the thing not being there is an answer too. */
export const askingIfThere = async <Answer>(asked: string, call: () => Promise<Answer>): Promise<Answer | null> => {
  try {
    return await asking(asked, call);
  } catch (error) {
    if (error instanceof BillingFailed && error.code === 'resource_missing') return null;
    throw error;
  }
};
