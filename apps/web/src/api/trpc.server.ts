import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import type { Context } from './context.server.ts';

const t = initTRPC.context<Context>().create({
  transformer: superjson,
  /** A bug's message and stack stay in the log. */
  errorFormatter: ({ shape }) => ({
    ...shape,
    message: shape.data.code,
    data: { code: shape.data.code, httpStatus: shape.data.httpStatus, path: shape.data.path },
  }),
});

export const router = t.router;

/** Anybody, signed in or not. */
export const publicProcedure = t.procedure;

/** A live session. */
export const sessionProcedure = t.procedure.use(({ ctx, next }) => {
  if (!ctx.session) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return next({ ctx: { ...ctx, session: ctx.session, athleteId: ctx.session.accountId } });
});
