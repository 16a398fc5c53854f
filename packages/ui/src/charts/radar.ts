/** A point of a radar chart whose center is 0,0 and whose first axis points up. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The side of its axis's end on which a name is written, so that it never covers the drawing. */
export type Side = 'above' | 'after' | 'below' | 'before';

// Rounded, so that the server and every browser write the same numbers; adding 0 turns -0 into 0.
const rounded = (figure: number): number => Number(figure.toFixed(2)) + 0;

export const onAxis = (axis: number, axes: number, distance: number): Point => {
  const angle = (axis / axes - 0.25) * 2 * Math.PI;
  return { x: rounded(distance * Math.cos(angle)), y: rounded(distance * Math.sin(angle)) };
};

const shareOf = (value: number, max: number): number => (max <= 0 ? 0 : Math.min(Math.max(value / max, 0), 1));

/** Returns one point for each axis, at a distance proportional to its value. */
export const shape = (values: readonly number[], max: number, radius: number): Point[] =>
  values.map((value, axis) => onAxis(axis, values.length, shareOf(value, max) * radius));

/** Returns the vertical extent of all axes, which is less than the diameter if their number is odd. */
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
