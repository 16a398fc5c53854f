import { ApiError, missing } from '../api-error.ts';
import { newId } from '../ids.ts';
import type { Invoice, Refund } from '../model.ts';
import { listOf, refundObject } from '../objects.ts';
import { Params } from '../params.ts';
import type { World } from '../world.ts';
import type { Routes } from './call.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'];

const paidInvoice = (world: World, params: Params): Invoice => {
  const id = params.required('payment_intent');
  const invoice = Object.values(world.state.invoices).find(({ paymentIntent }) => paymentIntent === id);
  if (!invoice) throw missing('payment_intent', id, 'payment_intent');
  if (invoice.paidAt === null)
    throw new ApiError(400, `This PaymentIntent (${id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  return invoice;
};

const refundsOf = (world: World, intent: string | null): readonly Refund[] =>
  Object.values(world.state.refunds)
    .filter(({ paymentIntent }) => intent === null || paymentIntent === intent)
    .reverse();

/** Like Stripe, refunds the rest unless an amount is given, and never more. */
const centsOf = (params: Params, { charge }: Invoice, left: number): number => {
  if (left === 0)
    throw new ApiError(400, `Charge ${charge} has already been refunded.`, { code: 'charge_already_refunded' });
  const cents = Number(params.text('amount') ?? left);
  if (!Number.isInteger(cents) || cents < 1 || cents > left)
    throw new ApiError(400, `Refund amount (${cents}) is greater than unrefunded amount on charge (${left}).`, {
      param: 'amount',
    });
  return cents;
};

const reasonOf = (params: Params): string | null => {
  const reason = params.text('reason');
  if (reason !== null && !REASONS.includes(reason))
    throw new ApiError(400, `Invalid reason: must be one of ${REASONS.join(', ')}`, { param: 'reason' });
  return reason;
};

export const refunds: Routes = {
  'POST /v1/refunds': ({ world, fields }) => {
    const params = new Params(fields, ['payment_intent', 'amount', 'reason', 'metadata']);
    const invoice = paidInvoice(world, params);
    const refunded = refundsOf(world, invoice.paymentIntent).reduce((sum, { cents }) => sum + cents, 0);
    const refund: Refund = {
      id: newId('re'),
      created: world.now(),
      paymentIntent: invoice.paymentIntent,
      charge: invoice.charge,
      customer: invoice.customer,
      cents: centsOf(params, invoice, invoice.cents - refunded),
      reason: reasonOf(params),
      metadata: params.metadata(),
    };
    world.state.refunds[refund.id] = refund;
    world.emit('refund.created', refundObject(refund, world.price));
    return refundObject(refund, world.price);
  },

  'GET /v1/refunds': ({ world, fields }) => {
    const params = new Params(fields, ['payment_intent', 'limit']);
    const found = refundsOf(world, params.text('payment_intent'));
    return listOf(
      '/v1/refunds',
      found.map((refund) => refundObject(refund, world.price)),
      params.limit(),
    );
  },
};
