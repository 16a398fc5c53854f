/** What was begun goes on; nobody waits for it any more. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** Waits so many milliseconds for the work. Rejects with `late` if it takes longer. */
export const withinLimit = async <Result>(
  work: Promise<Result>,
  millis: number,
  late: () => Error = () => new TookTooLong(`Not done within ${millis} ms`),
): Promise<Result> => {
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => over.reject(late()), millis);
  try {
    return await Promise.race([work, over.promise]);
  } finally {
    clearTimeout(timer);
  }
};
