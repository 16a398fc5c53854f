import { invoicePaymentObject, listOf } from '../objects.ts';
import { Params } from '../params.ts';
import type { Routes } from './call.ts';

export const invoices: Routes = {
  'GET /v1/invoice_payments': ({ world, fields }) => {
    const params = new Params(fields, ['invoice', 'status', 'limit']);
    const [invoice, status] = [params.text('invoice'), params.text('status')];
    const found = Object.values(world.state.invoices)
      .reverse()
      .filter(({ id }) => invoice === null || id === invoice)
      .map((one) => invoicePaymentObject(one, world.price))
      .filter((payment) => status === null || payment.status === status);
    return listOf('/v1/invoice_payments', found, params.limit());
  },
};
