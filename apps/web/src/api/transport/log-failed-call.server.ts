import type { TRPCError } from '@trpc/server';
import { isProcedure } from '../../server/limits/request-limits.server.ts';
import { log } from '../../server/log.server.ts';
import type { Context } from './context.server.ts';
import { keepAthleteError } from './keep-athlete-error.server.ts';

interface FailedCall {
  readonly error: TRPCError;
  readonly path: string | undefined;
  /** Undefined if the context could not be created. */
  readonly ctx?: Context | undefined;
}

/** Logs a bug as an error and a refused call as info, so that the id on a person's page can be found. */
export const logFailedCall = ({ error, path: called, ctx }: FailedCall): void => {
  // Dropped if there is no such procedure, because the caller may have written anything.
  const path = called !== undefined && isProcedure(called) ? called : undefined;
  if (error.code !== 'INTERNAL_SERVER_ERROR') {
    log().info({ code: error.code, path }, 'a call was refused');
    return;
  }
  log().error({ err: error.cause ?? error, path }, 'a procedure failed');
  if (ctx && path !== undefined) void keepAthleteError(ctx, { errorId: ctx.requestId, place: path });
};
