/**
 * Returns the percentage of each count in their sum, rounded so that all of them make 100. Those that lose the most by rounding
 * down are rounded up, and equal counts stay equal where that is possible.
 */
export const wholePercents = (counts: readonly number[]): readonly number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const down = (count: number) => Math.floor((100 * count) / total);
  const lost = (count: number) => (100 * count) % total;
  let left = 100 - counts.reduce((sum, count) => sum + down(count), 0);
  const raised = new Map<number, number>();
  const distinct = [...new Set(counts)].sort((a, b) => lost(b) - lost(a));
  for (const count of distinct) {
    const same = counts.filter((each) => each === count).length;
    if (lost(count) === 0 || same > left) continue;
    raised.set(count, same);
    left -= same;
  }
  for (const count of distinct) {
    if (raised.has(count)) continue;
    raised.set(count, left);
    left = 0;
  }
  return counts.map((count) => {
    const more = raised.get(count) ?? 0;
    raised.set(count, more - 1);
    return down(count) + (more > 0 ? 1 : 0);
  });
};
