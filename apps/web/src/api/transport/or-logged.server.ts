import { TRPCError } from '@trpc/server';
import type { Logger } from 'pino';
import { log } from '../../server/log.server.ts';

/** What a route's handler throws would be printed by the framework with every word of it: it is logged instead. */
export const orLogged =
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
