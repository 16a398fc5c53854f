/** Height of the drawing, in its own units. The width is one unit for each day after the first. */
export const HEIGHT = 40;

/** A day with this many has at least the full height, so that a single one does not look like a crowd. */
const LEAST_MAX = 4;

const rounded = (figure: number): number => Number(figure.toFixed(2));

/** Returns the points of a line through one value for each day, as an SVG attribute. Values are never negative. */
export const linePoints = (values: readonly number[]): string => {
  const max = Math.max(LEAST_MAX, ...values);
  return values.map((value, day) => `${day},${rounded(HEIGHT - (value / max) * HEIGHT)}`).join(' ');
};
