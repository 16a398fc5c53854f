import { isAnotherAccount, isUnauthorized } from '../notices/error-status.ts';

/**
 * True if the server refused a call because its account's session has ended in this browser, even if by another log-in.
 */
export const isSignedOut = (failure: unknown): boolean => isUnauthorized(failure) || isAnotherAccount(failure);
