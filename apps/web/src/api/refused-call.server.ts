import { getTRPCErrorShape, TRPCError, transformTRPCResponse } from '@trpc/server';
import { appRouter } from './app-router.server.ts';

const codes = {
  400: 'BAD_REQUEST',
  405: 'METHOD_NOT_SUPPORTED',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'BAD_REQUEST',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
} as const;

/** A refusal of the whole request in the form that the API's client reads: one error per call. */
export const refusedCall = (status: keyof typeof codes, headers: Readonly<Record<string, string>>): Response => {
  const config = appRouter._def._config;
  const error = getTRPCErrorShape({
    config,
    error: new TRPCError({ code: codes[status] }),
    type: 'unknown',
    path: undefined,
    input: undefined,
    ctx: undefined,
  });
  return Response.json(transformTRPCResponse(config, { error }), { status, headers });
};
