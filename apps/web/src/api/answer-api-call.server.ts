import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { MAX_BATCH } from '../server/limits/batch.ts';
import { retryAfterHeader } from '../server/limits/retry-after.server.ts';
import { appRouter } from './app-router.server.ts';
import { chargeCall } from './transport/charge-call.server.ts';
import { type Context, contextOf } from './transport/context.server.ts';
import { logFailedCall } from './transport/log-failed-call.server.ts';

/** Charges each call of a batch before its input is decoded. */
const chargedContext = async (request: Request, calls: number): Promise<Context> => {
  const context = await contextOf(request);
  const { session, visitor } = context;
  if (session) await chargeCall(context, 'api-account', session.athleteId, calls);
  else await chargeCall(context, 'api-network', visitor.address, calls);
  return context;
};

export const answerApiCall = (request: Request): Promise<Response> =>
  fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    maxBatchSize: MAX_BATCH,
    createContext: ({ info }) => chargedContext(request, info.calls.length),
    responseMeta: ({ errors }) => ({ headers: retryAfterHeader(errors) }),
    onError: logFailedCall,
  });
