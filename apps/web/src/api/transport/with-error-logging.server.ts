import { TRPCError } from '@trpc/server';
import type { Logger } from 'pino';
import { log } from '../../server/log.server.ts';

/** Wraps a route handler. Logs what it throws without its message, which the framework would print in full. */
export const withErrorLogging =
  <Given>(handle: (given: Given) => Promise<Response>, logger: () => Logger = log) =>
  async (given: Given): Promise<Response> => {
    try {
      return await handle(given);
    } catch (err) {
      if (err instanceof TRPCError && err.code === 'PAYLOAD_TOO_LARGE') return new Response(null, { status: 413 });
      logger().error({ err }, 'a request failed');
      return new Response(null, { status: 500 });
    }
  };
