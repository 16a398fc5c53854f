import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { currentRequestId } from '../request-scope.server.ts';
import type { Context } from './context.server.ts';

const t = initTRPC.context<Context>().create({
  transformer: superjson,
  /** A bug's message and stack stay in the log, under the id that the page shows. */
  errorFormatter: ({ shape }) => ({
    ...shape,
    message: shape.data.code,
    data: {
      code: shape.data.code,
      httpStatus: shape.data.httpStatus,
      path: shape.data.path,
      requestId: currentRequestId(),
    },
  }),
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Anybody, uncounted: only for what costs nothing to answer. */
export const openProcedure = t.procedure;

/** Anybody; without a session the calls of an address are counted. */
export const publicProcedure = t.procedure.use(async ({ ctx, next }) => {
  if (!ctx.session) {
    const charge = await ctx.services.limits.charge('api-address', ctx.visitor.address);
    if (!charge.ok) throw new TRPCError({ code: 'TOO_MANY_REQUESTS' });
  }
  return next();
});

/** A live session. */
export const sessionProcedure = t.procedure.use(({ ctx, next }) => {
  if (!ctx.session) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return next({ ctx: { ...ctx, session: ctx.session, athleteId: ctx.session.accountId } });
});
