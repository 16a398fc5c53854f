export interface Deferred<Result> {
  readonly promise: Promise<Result>;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/** Does what `Promise.withResolvers` does, which the oldest supported browsers lack. */
export const deferred = <Result>(): Deferred<Result> => {
  let resolve: Deferred<Result>['resolve'] = () => undefined;
  let reject: Deferred<Result>['reject'] = () => undefined;
  const promise = new Promise<Result>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
};
