import { isFlood, type LimitName } from '@palmares/db/limits';
import { floods } from '../../server/limits/floods.server.ts';
import { tooManyRequests } from '../../server/limits/retry-after.server.ts';
import type { Context } from './context.server.ts';

/** Charges a limit before a call or attempt. Returns a function that refunds it. @throws TRPCError TOO_MANY_REQUESTS */
export const chargeCall = async (
  { services }: Pick<Context, 'services'>,
  limit: LimitName,
  key: string,
  points = 1,
): Promise<() => Promise<void>> => {
  const charge = isFlood(limit)
    ? await floods().charge(limit, key, points)
    : await services.quotas.charge(limit, key, points);
  if (!charge.ok) throw tooManyRequests(charge.retryAfterSeconds);
  return () => charge.refund();
};

/** Charges a limit from inside a procedure. Throws if the procedure's row does not list it under `within`. */
export const chargeAttempt = (ctx: Context, limit: LimitName, key: string): Promise<() => Promise<void>> => {
  if (!ctx.chargeable.includes(limit)) throw new Error(`${limit} is not in the table of limits for this procedure`);
  return chargeCall(ctx, limit, key);
};

/** Refunds the attempt if it rejects. */
export const refundOnFailure = async <Result>(
  refund: () => Promise<unknown>,
  attempt: Promise<Result>,
): Promise<Result> =>
  attempt.catch(async (failure: unknown) => {
    await refund();
    throw failure;
  });
