/**
 * Works on at most this many items at once. After a failure, starts no further item and throws the first error once the
 * running ones have ended.
 */
export const inParallel = async <Item>(
  items: AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const iterator = items[Symbol.asyncIterator]();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (let next = await iterator.next(); !next.done && !failed; next = await iterator.next())
      await work(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
};
