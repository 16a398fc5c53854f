import { TRPCError } from '@trpc/server';
import type { Logger } from 'pino';
import { orFailure, unlessLeft } from '../../server/answer/unanswered.server.ts';
import { log } from '../../server/log.server.ts';

const tooLarge = (error: unknown): Response => {
  if (error instanceof TRPCError && error.code === 'PAYLOAD_TOO_LARGE') return new Response(null, { status: 413 });
  throw error;
};

/** Wraps a route handler. Logs what it throws without its message, which the framework would print in full. */
export const withErrorLogging =
  <Given>(handle: (given: Given) => Promise<Response>, logger: () => Logger = log) =>
  (given: Given): Promise<Response> =>
    orFailure(() => unlessLeft(() => handle(given).catch(tooLarge)), logger);
