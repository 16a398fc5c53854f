import { closeAll } from '@palmares/domain/kernel';

export interface Part {
  /** Settles with the reason when the part exits without having been stopped. */
  readonly died?: Promise<Error>;
  stop(): Promise<void> | void;
}

export interface Supervision {
  track<P extends Part>(part: P): P;
  /** Resolves with the work's result; rejects if a part dies or the run is canceled first. */
  unlessPartDies<Result>(work: Promise<Result>): Promise<Result>;
  /** Stops all parts in reverse order of their start, even if one fails to stop. */
  stop(): Promise<void>;
  readonly died: Promise<Error>;
}

function* newestFirst(parts: Part[]) {
  for (let part = parts.pop(); part; part = parts.pop()) yield part.stop.bind(part);
}

export const supervise = (signal: AbortSignal): Supervision => {
  const parts: Part[] = [];
  const death = Promise.withResolvers<Error>();
  const end = Promise.withResolvers<never>();
  // Either may settle while nothing awaits it, which must not count as an unhandled rejection.
  end.promise.catch(() => undefined);
  death.promise.then(end.reject, () => undefined);
  signal.addEventListener('abort', () => end.reject(signal.reason), { once: true });
  return {
    track: (part) => {
      parts.push(part);
      part.died?.then(death.resolve, death.reject);
      return part;
    },
    unlessPartDies: (work) => Promise.race([work, end.promise]),
    stop: () => closeAll(newestFirst(parts)),
    died: death.promise,
  };
};
