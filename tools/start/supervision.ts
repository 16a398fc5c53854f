import { closeAll } from '@palmares/domain/kernel';

export interface Part {
  /** Settles with the reason when the part exits without having been stopped. */
  readonly died?: Promise<Error>;
  stop(): Promise<void> | void;
}

export interface Supervision {
  track<P extends Part>(part: P): P;
  /**
   * Resolves with the work's result; rejects as soon as a part dies or the run is canceled. The work's signal is then
   * aborted, and it should end soon.
   */
  unlessPartDies<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Waits for work that has not ended yet, then stops all parts in reverse order, even if one fails to stop. */
  stop(): Promise<void>;
  readonly died: Promise<Error>;
}

function* newestFirst(parts: Part[]) {
  for (let part = parts.pop(); part; part = parts.pop()) yield part.stop.bind(part);
}

export const supervise = (canceled: AbortSignal): Supervision => {
  const parts: Part[] = [];
  const working = new Set<Promise<unknown>>();
  const death = Promise.withResolvers<Error>();
  const ending = new AbortController();
  const signal = AbortSignal.any([canceled, ending.signal]);
  const ended = new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  // Either may settle while nothing awaits it, which must not count as an unhandled rejection.
  ended.catch(() => undefined);
  death.promise.then(
    (reason) => ending.abort(reason),
    () => undefined,
  );
  return {
    track: (part) => {
      parts.push(part);
      part.died?.then(death.resolve, death.reject);
      return part;
    },
    unlessPartDies: async (work) => {
      signal.throwIfAborted();
      const done = work(signal).finally(() => working.delete(done));
      working.add(done);
      return Promise.race([done, ended]);
    },
    stop: async () => {
      ending.abort(new Error('everything stops'));
      await Promise.allSettled(working);
      await closeAll(newestFirst(parts));
    },
    died: death.promise,
  };
};
