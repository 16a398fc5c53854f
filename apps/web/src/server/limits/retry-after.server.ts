import { TRPCError } from '@trpc/server';

/** The cause of a temporary refusal; becomes the answer's `Retry-After`. */
export class RetryAfter extends Error {
  override readonly name = 'RetryAfter';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`Try again in ${seconds} s`);
    this.seconds = seconds;
  }
}

export const tooManyRequests = (seconds: number): TRPCError =>
  new TRPCError({ code: 'TOO_MANY_REQUESTS', cause: new RetryAfter(seconds) });

export const busy = (seconds: number): TRPCError =>
  new TRPCError({ code: 'SERVICE_UNAVAILABLE', cause: new RetryAfter(seconds) });

export const payloadTooLarge = (): TRPCError => new TRPCError({ code: 'PAYLOAD_TOO_LARGE' });

/** For several calls in one answer, the longest wait counts. */
export const retryAfterHeader = (errors: readonly TRPCError[]): Record<string, string> => {
  const waits = errors.flatMap(({ cause }) => (cause instanceof RetryAfter ? [cause.seconds] : []));
  return waits.length === 0 ? {} : { 'retry-after': String(Math.max(...waits)) };
};
