interface Rounding {
  /** The counts that are rounded up. */
  readonly up: readonly number[];
  /** Points that this adds to the sum of all percentages rounded down. */
  readonly added: number;
  /** Sum of the remainders that rounding down drops from these counts. */
  readonly regained: number;
}

/**
 * Returns the percentage of each of a few counts in their sum, rounded up or down to a whole number. Equal counts have equal
 * percentages. They make 100 where that is possible, else as little more or less as can be, and 99 rather than 101: `[1, 1, 1]`
 * are 33 each. Among the ways to do so, those that lose the most by rounding down are rounded up.
 */
export const wholePercents = (counts: readonly number[]): readonly number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const down = (count: number) => Math.floor((100 * count) / total);
  const lost = (count: number) => (100 * count) % total;
  const missing = 100 - counts.reduce((sum, count) => sum + down(count), 0);
  const roundings = [...new Set(counts)]
    .filter((count) => lost(count) > 0)
    .reduce<readonly Rounding[]>(
      (ways, count) => {
        const same = counts.filter((each) => each === count).length;
        return ways.flatMap((way) => [
          way,
          { up: [...way.up, count], added: way.added + same, regained: way.regained + same * lost(count) },
        ]);
      },
      [{ up: [], added: 0, regained: 0 }],
    );
  const off = ({ added }: Rounding) => Math.abs(missing - added);
  const { up } = roundings.reduce((best, way) =>
    (off(way) - off(best) || way.added - best.added || best.regained - way.regained) < 0 ? way : best,
  );
  return counts.map((count) => down(count) + (up.includes(count) ? 1 : 0));
};
