export type CounterTone = 'calm' | 'near' | 'over';

/** Returns `near` if at most a tenth of the maximum is left, or at most two. */
export const counterTone = (count: number, max: number): CounterTone => {
  if (count > max) return 'over';
  return max - count <= Math.max(2, Math.floor(max / 10)) ? 'near' : 'calm';
};
