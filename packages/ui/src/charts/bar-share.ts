/** Returns a bar's length in percent of the longest possible bar, between 0 and 100. */
export const barShare = (value: number, max: number): number =>
  max <= 0 ? 0 : Number((Math.min(Math.max(value / max, 0), 1) * 100).toFixed(2));
