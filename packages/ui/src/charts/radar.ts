/** The measures of a radar whose middle is 0,0 and whose first axis points up. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** On which side of its axis' end a word stands, so that it never crosses the drawing. */
export type Side = 'above' | 'after' | 'below' | 'before';

// Rounded, so that the server and every browser write the same figures; adding 0 turns -0 into 0.
const rounded = (figure: number): number => Number(figure.toFixed(2)) + 0;

export const onAxis = (axis: number, axes: number, distance: number): Point => {
  const angle = (axis / axes - 0.25) * 2 * Math.PI;
  return { x: rounded(distance * Math.cos(angle)), y: rounded(distance * Math.sin(angle)) };
};

const shareOf = (value: number, max: number): number => (max <= 0 ? 0 : Math.min(Math.max(value / max, 0), 1));

/** One point an axis, as far out as its value is large. */
export const shape = (values: readonly number[], max: number, radius: number): Point[] =>
  values.map((value, axis) => onAxis(axis, values.length, shareOf(value, max) * radius));

/** From the first axis' end down to the lowest one: a shape with an odd number of corners is not as high as it is wide. */
export const spanOf = (axes: number, radius: number): { readonly top: number; readonly height: number } => {
  const ends = Array.from({ length: axes }, (_, axis) => onAxis(axis, axes, radius).y);
  return { top: -radius, height: rounded(Math.max(...ends) + radius) };
};

export const asPoints = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

export const sideOf = (axis: number, axes: number): Side => {
  const { x, y } = onAxis(axis, axes, 1);
  if (Math.abs(x) < 0.2) return y < 0 ? 'above' : 'below';
  return x > 0 ? 'after' : 'before';
};
