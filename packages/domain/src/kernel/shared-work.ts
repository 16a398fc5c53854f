/** Concurrent callers share one run of the work. The first call after it has settled begins another. */
export const singleFlight = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<Result> | undefined;
  return () => {
    // Cleared on the stored promise: work that cleared it could settle before the assignment.
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
};

/** Does the work once, for all callers. After a failure, the next call does it again. */
export const memoizeUntilFailure = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let memoized: Promise<Result> | undefined;
  return () => {
    memoized ??= work().catch((failure: unknown) => {
      memoized = undefined;
      throw failure;
    });
    return memoized;
  };
};
