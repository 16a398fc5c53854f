/** Handed by `createAccounts` to its functions: the secret, and the time of the call by the program's clock. */
export interface AccountContext {
  readonly pepper: Uint8Array;
  readonly at: Date;
}
