import { deferred } from './deferred.ts';

/** Work exceeded its limit. It continues, but nobody waits for it. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** Waits at most `millis` milliseconds for the work. Rejects with `late` if it takes longer. */
export const withinLimit = async <Result>(
  work: Promise<Result>,
  millis: number,
  late: () => Error = () => new TookTooLong(`Not done within ${millis} ms`),
): Promise<Result> => {
  const over = deferred<never>();
  const timer = setTimeout(() => over.reject(late()), millis);
  try {
    return await Promise.race([work, over.promise]);
  } finally {
    clearTimeout(timer);
  }
};
