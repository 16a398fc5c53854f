import { createClientOnlyFn, createIsomorphicFn } from '@tanstack/react-start';
import { ACCOUNT_HEADER } from './transport/named-account.ts';

let shown: string | undefined;

/**
 * Notes whose page this document shows. The first account stays until a new document is loaded: what the document holds
 * in memory is that account's.
 */
export const showsAccount = createIsomorphicFn()
  .server((_athleteId: string | undefined): void => {})
  .client((athleteId: string | undefined): void => {
    shown ??= athleteId;
  });

/** The header that names the account of a call: of the page, unless the call is about what another one left here. */
export const accountHeader = createClientOnlyFn(
  (own: unknown = shown): Readonly<Record<string, string>> =>
    typeof own === 'string' ? { [ACCOUNT_HEADER]: own } : {},
);

/** The context of a call about what an account left on this device, whichever account the page shows. */
export const forAccount = (athleteId: string) => ({ context: { account: athleteId } });
