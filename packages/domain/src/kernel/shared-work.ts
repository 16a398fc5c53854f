interface SharedWork<Result> {
  (): Promise<Result>;
  /** The run that the next caller would share; undefined if that caller would begin one. */
  readonly current: () => Promise<Result> | undefined;
}

/** Concurrent callers share one run of the work. The first call after it has settled begins another. */
export const singleFlight = <Result>(work: () => Promise<Result>): SharedWork<Result> => {
  let running: Promise<Result> | undefined;
  const share = () => {
    // Cleared on the stored promise: work that cleared it could settle before the assignment.
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return Object.assign(share, { current: () => running });
};

/** Does the work once, for all callers. After a failure, the next call does it again. */
export const memoizeUntilFailure = <Result>(work: () => Promise<Result>): SharedWork<Result> => {
  let memoized: Promise<Result> | undefined;
  const share = () => {
    memoized ??= work().catch((failure: unknown) => {
      memoized = undefined;
      throw failure;
    });
    return memoized;
  };
  return Object.assign(share, { current: () => memoized });
};
