import { deferred } from './deferred.ts';
import { pauseAfter } from './pause-after.ts';
import { withTimeLimit } from './time-limit.ts';
import { whenOnline } from './when-online.ts';

/** Requests an answer from the server's memory, which costs it nothing. */
const isReachable = (signal: AbortSignal): Promise<boolean> =>
  withTimeLimit((address, init) => fetch(address, init))('/healthz', {
    method: 'HEAD',
    cache: 'no-store',
    signal,
  }).then(
    ({ ok }) => ok,
    () => false,
  );

const pause = (millis: number, signal: AbortSignal): Promise<void> => {
  const { promise, resolve } = deferred<void>();
  const over = new AbortController();
  const options = { once: true, signal: over.signal };
  const timer = setTimeout(resolve, millis);
  addEventListener('online', () => resolve(), options);
  signal.addEventListener('abort', () => resolve(), options);
  return promise.finally(() => {
    clearTimeout(timer);
    over.abort();
  });
};

/** Calls back whenever the server can be reached, with growing pauses, until `signal` aborts. */
export const onceReachable = async (goOn: () => Promise<void> | void, signal: AbortSignal): Promise<void> => {
  for (let failures = 1; !signal.aborted; failures += 1) {
    await whenOnline(signal);
    if (signal.aborted) return;
    if (await isReachable(signal)) await goOn();
    await pause(pauseAfter(failures), signal);
  }
};
