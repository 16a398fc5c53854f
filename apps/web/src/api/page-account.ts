import { createClientOnlyFn, createIsomorphicFn } from '@tanstack/react-start';
import { shownAccount } from './shown-account.ts';
import { ACCOUNT_HEADER } from './transport/named-account.ts';

const page = shownAccount();

/** Notes who is logged in. False if this document shows another account: only a new one may show this one. */
export const showsAccount = createIsomorphicFn()
  .server((_athleteId: string | undefined): boolean => true)
  .client((athleteId: string | undefined): boolean => page.admits(athleteId));

/** The header that names the account of a call: of the page, unless the call is about what another one left here. */
export const accountHeader = createClientOnlyFn(
  (own: unknown = page.id()): Readonly<Record<string, string>> =>
    typeof own === 'string' ? { [ACCOUNT_HEADER]: own } : {},
);

/** The context of a call about what an account left on this device, whichever account the page shows. */
export const forAccount = (athleteId: string) => ({ context: { account: athleteId } });
