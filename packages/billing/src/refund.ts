import type Stripe from 'stripe';
import { BillingFailed, callStripe } from './failure.ts';

export interface Refund {
  /** 0 if the latest invoice was not paid. */
  readonly cents: number;
  /** ISO code in lower case. */
  readonly currency: string;
  /** The latest invoice; null if there is none. */
  readonly invoiceId: string | null;
}

/** The reference that Stripe refunds by; a payment that was made outside Stripe has neither. */
type Paid = { readonly payment_intent: string } | { readonly charge: string };

const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

const paymentsOf = async (stripe: Stripe, invoice: string): Promise<readonly Paid[]> => {
  const { data } = await callStripe('list the payments of an invoice', () =>
    stripe.invoicePayments.list({ invoice, status: 'paid', limit: 100 }),
  );
  return data.flatMap(({ payment }): Paid[] => {
    const [intent, charge] = [idOf(payment.payment_intent), idOf(payment.charge)];
    if (intent !== undefined) return [{ payment_intent: intent }];
    return charge === undefined ? [] : [{ charge }];
  });
};

/** Stripe keeps an idempotency key for a day; after that, it refuses to refund more than was paid. */
const refund = async (stripe: Stripe, invoice: string, paid: Paid): Promise<void> => {
  const [payment] = Object.values(paid);
  try {
    await callStripe('refund a payment', () =>
      stripe.refunds.create(
        { ...paid, reason: 'duplicate', metadata: { invoice } },
        { idempotencyKey: `refund-${invoice}-${payment}` },
      ),
    );
  } catch (error) {
    if (!(error instanceof BillingFailed && error.code === 'charge_already_refunded')) throw error;
  }
};

const refundedOf = async (stripe: Stripe, paid: Paid): Promise<number> => {
  const { data } = await callStripe('list refunds', () => stripe.refunds.list({ ...paid, limit: 100 }));
  return data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);
};

const refundInvoice = async (stripe: Stripe, invoice: string): Promise<number> => {
  let cents = 0;
  for (const paid of await paymentsOf(stripe, invoice)) {
    await refund(stripe, invoice, paid);
    cents += await refundedOf(stripe, paid);
  }
  return cents;
};

export const refundLatestInvoice = async (stripe: Stripe, subscriptionId: string): Promise<Refund> => {
  const { latest_invoice, currency } = await callStripe('retrieve a subscription', () =>
    stripe.subscriptions.retrieve(subscriptionId),
  );
  const invoiceId = idOf(latest_invoice) ?? null;
  return { cents: invoiceId === null ? 0 : await refundInvoice(stripe, invoiceId), currency, invoiceId };
};
