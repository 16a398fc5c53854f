import type { TRPCError } from '@trpc/server';
import { log } from '../../server/log.server.ts';

/** Logs a bug as an error and a refused call as info, so that the id on a person's page can be found. */
export const logFailedCall = ({ error, path }: { readonly error: TRPCError; readonly path: string | undefined }) => {
  if (error.code === 'INTERNAL_SERVER_ERROR') log().error({ err: error.cause ?? error, path }, 'a procedure failed');
  else log().info({ code: error.code, path }, 'a call was refused');
};
