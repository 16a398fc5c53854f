import { createClientOnlyFn, createIsomorphicFn } from '@tanstack/react-start';
import { shownAccount } from './shown-account.ts';
import { ACCOUNT_HEADER } from './transport/named-account.ts';

const page = shownAccount();

/** Records who is logged in. Returns false if this document shows another account, and so must be loaded again. */
export const showsAccount = createIsomorphicFn()
  .server((_athleteId: string | undefined): boolean => true)
  .client((athleteId: string | undefined): boolean => page.admits(athleteId));

/** Returns the account whose page this document shows; undefined before anybody has logged in. */
export const pageAccount = createClientOnlyFn((): string | undefined => page.id());

/**
 * Returns the header that names the account of a call: the page's, unless the call is for data that another one left
 * here.
 */
export const accountHeader = createClientOnlyFn(
  (own: unknown = page.id()): Readonly<Record<string, string>> =>
    typeof own === 'string' ? { [ACCOUNT_HEADER]: own } : {},
);

/** Returns the context of a call for data that an account left on this device, whichever account the page shows. */
export const forAccount = (athleteId: string) => ({ context: { account: athleteId } });
