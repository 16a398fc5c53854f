import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestScope {
  /** In the answer's `x-request-id` and in every log line of the request. */
  readonly requestId: string;
  readonly nonce: string;
  readonly address: string;
  /** Aborted when the client leaves. */
  readonly signal?: AbortSignal;
  /** The status that an error page shows; the answer uses the same. */
  shownStatus?: number;
  /** From `afterPage`. */
  afterPage?: (request: Request) => void;
}

const storage = new AsyncLocalStorage<RequestScope>();

export const runInRequestScope = <T>(scope: RequestScope, run: () => T): T => storage.run(scope, run);

/** Undefined outside a request, such as at startup or in a timer. */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;

/** True once the client of the request has closed the connection. */
export const hasClientLeft = (): boolean => storage.getStore()?.signal?.aborted ?? false;

export const requestScope = (): RequestScope => {
  const scope = storage.getStore();
  if (!scope) throw new Error('No request is being answered');
  return scope;
};

export const noteShownStatus = (status: number): void => {
  const scope = storage.getStore();
  if (scope) scope.shownStatus ??= status;
};

/** Registers a callback to run once the answer is a full page. Not awaited. */
export const afterPage = (run: (request: Request) => void): void => {
  const scope = storage.getStore();
  if (scope) scope.afterPage = run;
};
