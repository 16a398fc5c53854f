/**
 * Measures how well a duration separates two kinds of answers: 0.5 means not at all, 0 and 1 mean always. Returns the
 * share of pairs in which the first took longer; a tie counts half.
 */
export const auc = (first: readonly number[], second: readonly number[]): number => {
  const ordered = [...second].sort((a, b) => a - b);
  /** Returns how many of the second are below the value, or at most equal to it. */
  const count = (value: number, orEqual: boolean): number => {
    let low = 0;
    let high = ordered.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = ordered[middle] ?? Number.NaN;
      if (at < value || (orEqual && at === value)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const wins = first.reduce((sum, value) => sum + (count(value, false) + count(value, true)) / 2, 0);
  return wins / (first.length * second.length);
};
