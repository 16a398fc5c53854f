import { TRPCError } from '@trpc/server';
import { CALL_LIMIT_MS } from './time-limit.ts';

/** Waits for an answer as long as a browser would. What was begun goes on, as it does when a browser gives up. */
export const inTime = async <Value>(answer: Promise<Value>): Promise<Value> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TRPCError({ code: 'GATEWAY_TIMEOUT' })), CALL_LIMIT_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

export const isLate = (failure: unknown): boolean => failure instanceof TRPCError && failure.code === 'GATEWAY_TIMEOUT';
