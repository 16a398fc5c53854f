export interface SparkPoint {
  value: number;
  /** Its place in time, in whole steps. A step without a point leaves a gap before the next one. */
  at: number;
}

export interface PlacedPoint {
  /** Percent of the chart's width: the middle of its column. */
  x: number;
  /** Percent of the chart's height, from the top. */
  y: number;
  /** True if steps are missing before it. */
  afterGap: boolean;
}

/** Keeps the points clear of the edges, in percent. */
const MARGIN = 12;

/** Places each point in a column of its own. The largest value is at the top; equal values are all in the middle. */
export const sparkPoints = (points: readonly SparkPoint[]): readonly PlacedPoint[] => {
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return points.map(({ value, at }, index) => {
    const share = most === least ? 0.5 : (value - least) / (most - least);
    const before = points[index - 1];
    return {
      x: Math.round((100 * (index + 0.5)) / points.length),
      y: Math.round(100 - MARGIN - share * (100 - 2 * MARGIN)),
      afterGap: before !== undefined && at - before.at > 1,
    };
  });
};
