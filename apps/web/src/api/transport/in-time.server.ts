import { TRPCError } from '@trpc/server';
import { CALL_LIMIT_MS } from '../../browser/time-limit.ts';
import { withinLimit } from '../../browser/within-limit.ts';

/**
 * Rejects with GATEWAY_TIMEOUT if the answer takes longer than a browser waits. The work itself continues, as it does
 * when a browser gives up.
 */
export const inTime = <Value>(answer: Promise<Value>): Promise<Value> =>
  withinLimit(answer, CALL_LIMIT_MS, () => new TRPCError({ code: 'GATEWAY_TIMEOUT' }));

export const isLate = (failure: unknown): boolean => failure instanceof TRPCError && failure.code === 'GATEWAY_TIMEOUT';
