import { takeWebhook } from '@palmares/db/billing';
import { log } from '../../server/log.server.ts';
import { services } from '../transport/services.server.ts';

const empty = (status: number): Response => new Response(null, { status });

/** Verifies the signature, enqueues a job and answers at once; the worker asks Stripe what changed. */
export const takeStripeWebhook = async (request: Request): Promise<Response> => {
  const body = new Uint8Array(await request.arrayBuffer());
  const { billing, database, jobs } = await services();
  const notice = await billing.readWebhook(body, request.headers.get('stripe-signature'));
  if (!notice.ok) {
    log().warn('refused a webhook without a valid signature');
    return empty(400);
  }
  await database.kysely.transaction().execute((tx) => takeWebhook(tx, jobs, notice.value));
  return empty(200);
};
