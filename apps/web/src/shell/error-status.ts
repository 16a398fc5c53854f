import { TRPCClientError } from '@trpc/client';
import { m } from '../paraglide/messages.js';

const httpStatusOf = (error: unknown): number | undefined => {
  if (!(error instanceof TRPCClientError)) return undefined;
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('httpStatus' in data)) return undefined;
  return typeof data.httpStatus === 'number' ? data.httpStatus : undefined;
};

const wordsFor = (status: number): string => {
  if (status === 401) return m.error_unauthorized();
  if (status === 403) return m.error_forbidden();
  if (status === 408 || status === 504) return m.error_timed_out();
  if (status === 429) return m.error_too_many_requests();
  return m.error_generic();
};

/** An error's own message may quote a query or a value: a person gets the status and its words. */
export const statusOf = (error: unknown): { readonly status: number; readonly words: string } => {
  const status = httpStatusOf(error) ?? 500;
  return { status, words: wordsFor(status) };
};

/** What a failed request says in a form or a toast. */
export const failureWords = (error: unknown): string => {
  const status = httpStatusOf(error);
  return status === undefined ? m.error_unreachable() : wordsFor(status);
};

export const isUnauthorized = (error: unknown): boolean => httpStatusOf(error) === 401;
