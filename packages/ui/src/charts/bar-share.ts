/** How much of the longest possible bar a value takes, in percent; never less than nothing, never more than all. */
export const barShare = (value: number, max: number): number =>
  max <= 0 ? 0 : Number((Math.min(Math.max(value / max, 0), 1) * 100).toFixed(2));
