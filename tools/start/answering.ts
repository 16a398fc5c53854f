import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the address answers with a status below 400. Throws after this many seconds, or when aborted. */
export const waitUntilAnswering = async (url: string, seconds: number, signal: AbortSignal): Promise<void> => {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    signal.throwIfAborted();
    const limit = AbortSignal.any([signal, AbortSignal.timeout(5000)]);
    const response = await fetch(url, { signal: limit, redirect: 'manual' }).catch(() => undefined);
    if (response && response.status < 400) return;
    if (Date.now() > deadline)
      throw new Error(`${url} does not answer (${response?.status ?? 'no connection'}) after ${seconds} s`);
    await pause(100, undefined, { signal });
  }
};
