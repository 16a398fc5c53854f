import { getRequest } from '@tanstack/react-start/server';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { type AppRouter, appRouter } from './app-router.server.ts';
import { type Context, contextOf } from './transport/context.server.ts';
import { inTime } from './transport/in-time.server.ts';
import { logFailedCall } from './transport/log-failed-call.server.ts';

/** On the server, a page calls the procedures directly, with the cookies of its own request. */
export const inProcessLink: TRPCLink<AppRouter> =
  () =>
  ({ op }) =>
    observable((observer) => {
      let ctx: Context | undefined;
      const call = async () => {
        ctx = await contextOf(getRequest());
        return callTRPCProcedure({
          router: appRouter,
          path: op.path,
          type: op.type,
          getRawInput: async () => op.input,
          ctx,
          signal: op.signal ?? undefined,
          batchIndex: 0,
        });
      };
      inTime(call()).then(
        (data) => {
          observer.next({ result: { type: 'data', data } });
          observer.complete();
        },
        (cause) => {
          const failure = getTRPCErrorFromUnknown(cause);
          logFailedCall({ error: failure, path: op.path, ctx });
          const error = getTRPCErrorShape({
            config: appRouter._def._config,
            error: failure,
            type: op.type,
            path: op.path,
            input: op.input,
            ctx: undefined,
          });
          observer.error(TRPCClientError.from({ error }));
        },
      );
    });
