import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestScope {
  readonly nonce: string;
  readonly address: string;
}

const storage = new AsyncLocalStorage<RequestScope>();

export const runInRequestScope = <T>(scope: RequestScope, run: () => T): T => storage.run(scope, run);

export const requestScope = (): RequestScope => {
  const scope = storage.getStore();
  if (!scope) throw new Error('Asked for the request outside of one');
  return scope;
};
