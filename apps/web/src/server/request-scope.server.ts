import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestScope {
  /** In the answer's `x-request-id` and in every line of the log that the request writes. */
  readonly requestId: string;
  readonly nonce: string;
  readonly address: string;
  /** What a page that shows an error says of it: the answer says the same. */
  shownStatus?: number;
}

const storage = new AsyncLocalStorage<RequestScope>();

export const runInRequestScope = <T>(scope: RequestScope, run: () => T): T => storage.run(scope, run);

/** Outside of a request there is none: at the start, in a timer. */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;

export const requestScope = (): RequestScope => {
  const scope = storage.getStore();
  if (!scope) throw new Error('Asked for the request outside of one');
  return scope;
};

export const noteShownStatus = (status: number): void => {
  const scope = storage.getStore();
  if (scope) scope.shownStatus ??= status;
};
