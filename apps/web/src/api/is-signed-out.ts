import { TRPCClientError } from '@trpc/client';

/** True if the server refused a call because its session has ended. */
export const isSignedOut = (failure: unknown): boolean =>
  failure instanceof TRPCClientError && failure.data?.code === 'UNAUTHORIZED';
