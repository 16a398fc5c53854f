import { deferred } from './deferred.ts';

/** Resolves when the device is online, or when `signal` aborts. */
export const whenOnline = (signal: AbortSignal): Promise<void> => {
  if (navigator.onLine || signal.aborted) return Promise.resolve();
  const { promise, resolve } = deferred<void>();
  addEventListener('online', () => resolve(), { once: true, signal });
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
};
