import type { TRPCError } from '@trpc/server';
import { log } from '../../server/log.server.ts';

/** A bug is an error; a call that was refused is only noted, so that the id on somebody's page is found. */
export const logFailedCall = ({ error, path }: { readonly error: TRPCError; readonly path: string | undefined }) => {
  if (error.code === 'INTERNAL_SERVER_ERROR') log().error({ err: error.cause ?? error, path }, 'a procedure failed');
  else log().info({ code: error.code, path }, 'a call was refused');
};
