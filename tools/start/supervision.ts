export interface Part {
  /** Settles with the reason when the part ends without having been stopped. */
  readonly died?: Promise<Error>;
  stop(): Promise<void> | void;
}

export interface Supervision {
  running<P extends Part>(part: P): P;
  /** The work's result; rejects if a part dies or the run is canceled first. */
  unlessItDies<Result>(work: Promise<Result>): Promise<Result>;
  /** Stops parts in reverse order of their start. */
  stop(): Promise<void>;
  readonly died: Promise<Error>;
}

export const supervise = (signal: AbortSignal): Supervision => {
  const parts: Part[] = [];
  const death = Promise.withResolvers<Error>();
  const end = Promise.withResolvers<never>();
  // Both are only looked at while something waits.
  end.promise.catch(() => undefined);
  death.promise.then(end.reject, () => undefined);
  signal.addEventListener('abort', () => end.reject(signal.reason), { once: true });
  return {
    running: (part) => {
      parts.push(part);
      part.died?.then(death.resolve, death.reject);
      return part;
    },
    unlessItDies: (work) => Promise.race([work, end.promise]),
    stop: async () => {
      for (let part = parts.pop(); part; part = parts.pop()) await part.stop();
    },
    died: death.promise,
  };
};
