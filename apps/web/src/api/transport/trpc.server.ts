import { SpanStatusCode } from '@opentelemetry/api';
import { CommandIdReused, ExportIdTaken } from '@palmares/application';
import { type LimitName, ruleOf } from '@palmares/db/limits';
import { LinkIdTaken } from '@palmares/db/sharing';
import { inSpan } from '@palmares/db/tracing';
import { initTRPC, TRPCError } from '@trpc/server';
import { withHashSlot } from '../../server/limits/hash-slots.server.ts';
import { limitsOfProcedure } from '../../server/limits/request-limits.server.ts';
import { currentRequestId } from '../../server/request-scope.server.ts';
import { chargeCall } from './charge-call.server.ts';
import type { Context } from './context.server.ts';
import { hashLineOf } from './hash-line.server.ts';
import { transformer } from './transformer.ts';

const t = initTRPC.context<Context>().create({
  transformer,
  /** Drops message and stack: a page shows only the id under which the log has the failure. */
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

/** Records the procedure's name and outcome, never its input. */
const withSpan = t.middleware(({ path, type, next }) =>
  inSpan(
    { name: path, attributes: { 'rpc.system': 'trpc', 'rpc.method': path, 'palmares.call': type } },
    async (span) => {
      const result = await next();
      if (result.ok) return result;
      span.setAttribute('error.type', result.error.code);
      if (result.error.code === 'INTERNAL_SERVER_ERROR') span.setStatus({ code: SpanStatusCode.ERROR });
      return result;
    },
  ),
);

/** Answers a reused id with CONFLICT, because the caller reused it and nothing failed here. */
const withKnownFailures = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  if (cause instanceof CommandIdReused || cause instanceof LinkIdTaken || cause instanceof ExportIdTaken)
    throw new TRPCError({ code: 'CONFLICT', cause });
  return result;
});

const bucketKey = (limit: LimitName, { session, visitor }: Context): string => {
  if (ruleOf(limit).per === 'network') return visitor.address;
  if (!session) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return session.athleteId;
};

/**
 * Charges the procedure's limits before its input is parsed. Reads the input of a call that hashes before the call
 * waits for its slot, which a body that never ends would hold otherwise.
 */
const withLimits = t.middleware(async ({ ctx, path, getRawInput, next }) => {
  const { before = [], within: chargeable = [], hashes } = limitsOfProcedure(path);
  const call = async () => {
    for (const limit of before) await chargeCall(ctx, limit, bucketKey(limit, ctx));
    return next({ ctx: { chargeable } });
  };
  if (!hashes) return call();
  return withHashSlot({ line: hashLineOf(ctx, await getRawInput()), signal: ctx.signal }, call);
});

/**
 * Refuses a call of a page that shows another account than the one that has logged in since. A change must name the
 * account; a query need not, because a page is rendered with the session that it shows.
 */
const withNamedAccount = t.middleware(({ ctx: { session, namedAccount }, type, next }) => {
  const isAnother = session !== null && session.athleteId !== namedAccount;
  if (isAnother && (type === 'mutation' || namedAccount !== undefined))
    throw new TRPCError({ code: 'PRECONDITION_REQUIRED' });
  return next();
});

/** Needs no session. */
export const publicProcedure = t.procedure.use(withSpan).use(withKnownFailures).use(withLimits);

/** Needs no session. If there is one, it must be of the account that the page shows. */
export const ownOrNoSessionProcedure = publicProcedure.use(withNamedAccount);

const withSession = t.procedure
  .use(withSpan)
  .use(withKnownFailures)
  .use(({ ctx, next }) => {
    if (!ctx.session) throw new TRPCError({ code: 'UNAUTHORIZED' });
    return next({ ctx: { ...ctx, session: ctx.session, athleteId: ctx.session.athleteId } });
  })
  .use(withNamedAccount);

/**
 * Needs a live session, whichever terms of use its athlete accepted. For what they may do without agreeing: accept, end
 * the plan, verify the address, protect the account, ask for their data or its deletion, and end what runs.
 */
export const anyTermsProcedure = withSession.use(withLimits);

/** Needs a live session and, to change anything, that the current terms of use are accepted. */
export const sessionProcedure = withSession
  .use(({ ctx, type, next }) => {
    if (type === 'mutation' && !ctx.session.termsAccepted) throw new TRPCError({ code: 'PRECONDITION_FAILED' });
    return next();
  })
  .use(withLimits);
