import { isAnotherAccount, isUnauthorized } from '../notices/error-status.ts';

/** True if the server refused a call because its account's session has ended here, also if another account logged in. */
export const isSignedOut = (failure: unknown): boolean => isUnauthorized(failure) || isAnotherAccount(failure);
