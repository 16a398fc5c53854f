/**
 * Measures how far the distributions of two samples are apart: the largest difference between the shares that are at most
 * as large as some value (the statistic of Kolmogorov and Smirnov). 0 means the same values, 1 means no overlap. It also
 * tells samples apart whose averages are equal.
 */
export const largestDifference = (first: readonly number[], second: readonly number[]): number => {
  const shareUpTo = (sample: readonly number[], value: number): number =>
    sample.filter((each) => each <= value).length / sample.length;
  const differences = [...first, ...second].map((value) =>
    Math.abs(shareUpTo(first, value) - shareUpTo(second, value)),
  );
  return Math.max(...differences);
};
