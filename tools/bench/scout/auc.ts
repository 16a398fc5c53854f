/**
 * How well a duration tells which of two kinds of answer it is of: 0.5 is not at all, 0 and 1 are always. It is the share
 * of pairs in which the first took longer; a tie counts half.
 */
export const auc = (first: readonly number[], second: readonly number[]): number => {
  const ordered = [...second].sort((a, b) => a - b);
  /** How many of the second are below the value, or at most it. */
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
