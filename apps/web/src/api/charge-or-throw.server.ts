import type { LimitName } from '@palmares/db/limits/index';
import { TRPCError } from '@trpc/server';
import type { Context } from './context.server.ts';

/** Counts a try before it is made. Answers with the way to give it back, for a try that was right. */
export const chargeOrThrow = async (ctx: Context, limit: LimitName, key: string): Promise<() => Promise<void>> => {
  const charge = await ctx.services.limits.charge(limit, key);
  if (!charge.ok) throw new TRPCError({ code: 'TOO_MANY_REQUESTS' });
  return () => charge.giveBack();
};
