import Stripe from 'stripe';

/** A call to Stripe failed. Carries what support needs to find the request in Stripe's log, and no personal data. */
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

/** Wraps every call to Stripe, so that no Stripe type or message leaves the package. */
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

/** Like the above, but returns null if the object does not exist. */
export const askingIfThere = async <Answer>(asked: string, call: () => Promise<Answer>): Promise<Answer | null> => {
  try {
    return await asking(asked, call);
  } catch (error) {
    if (error instanceof BillingFailed && error.code === 'resource_missing') return null;
    throw error;
  }
};
