export type CounterTone = 'calm' | 'near' | 'over';

/** A counter turns when a tenth of the room is left, and at the latest with two to go. */
export const counterTone = (count: number, max: number): CounterTone => {
  if (count > max) return 'over';
  return max - count <= Math.max(2, Math.floor(max / 10)) ? 'near' : 'calm';
};
