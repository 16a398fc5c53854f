export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly rounds: number;
}

const inOrder = (values: Iterable<number>): Float64Array => Float64Array.from(values).sort();

/** Returns the value below which `share` (0 to 1) of the values lie, interpolated linearly. NaN if there are none. */
export const percentile = (values: Iterable<number>, share: number): number => {
  const ordered = inOrder(values);
  const place = (ordered.length - 1) * share;
  const below = ordered[Math.floor(place)];
  const above = ordered[Math.ceil(place)];
  if (below === undefined || above === undefined) return Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
};

export const median = (values: Iterable<number>): number => percentile(values, 0.5);

export const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  min: percentile(values, 0),
  max: percentile(values, 1),
  rounds: values.length,
});

/** Returns the ratio of each round: a slow spell of the machine affects both sides alike. */
export const ratios = (of: readonly number[], to: readonly number[]): readonly number[] => {
  if (of.length !== to.length) throw new Error(`Not the same rounds: ${of.length} and ${to.length}`);
  return of.map((value, round) => value / (to[round] ?? Number.NaN));
};
