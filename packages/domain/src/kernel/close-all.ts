/** Closes one after the other, and all of them even if some fail. Throws the failures as one `AggregateError`. */
export const closeAll = async (closings: Iterable<() => Promise<void> | void>): Promise<void> => {
  const failures: unknown[] = [];
  for (const close of closings) {
    try {
      await close();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length === 0) return;
  const reasons = failures.map((failure) => (failure instanceof Error ? failure.message : String(failure)));
  throw new AggregateError(failures, `Not everything could be closed: ${reasons.join('; ')}`);
};
