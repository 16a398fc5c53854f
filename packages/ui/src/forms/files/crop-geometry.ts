/**
 * A square in an upright picture: `left` is a fraction of the picture's width, `top` of its height, and `side` of its
 * shorter side.
 */
export interface SquareCrop {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in pixels of the displayed picture, from its top left corner. */
export interface Rectangle extends Point, Size {}

/** Precision of fractions: five digits are less than a pixel in the largest picture. */
const DIGITS = 1e5;

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max));

// Rounded down, so that rounding never pushes a square out of its picture.
const rounded = (fraction: number) => Math.floor(fraction * DIGITS + 1e-6) / DIGITS;

const shorter = ({ width, height }: Size) => Math.min(width, height);

/** Returns where a crop lies in a picture that is drawn at `size`. */
export const rectangleOf = ({ left, top, side }: SquareCrop, size: Size): Rectangle => {
  const length = side * shorter(size);
  return { x: left * size.width, y: top * size.height, width: length, height: length };
};

/** Returns the crop that a square marks in a picture drawn at `size`; a square that sticks out is moved inside. */
export const cropOf = ({ x, y, width }: Rectangle, size: Size): SquareCrop => {
  const length = Math.min(width, shorter(size));
  return {
    left: rounded(between(x, 0, size.width - length) / size.width),
    top: rounded(between(y, 0, size.height - length) / size.height),
    side: rounded(length / shorter(size)),
  };
};

/** Returns the largest square in the middle of a picture. */
export const centredCrop = (size: Size): SquareCrop => {
  const side = shorter(size);
  return cropOf({ x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side }, size);
};

/** Returns a crop `factor` times as large, with the same center if the picture has room for that. */
export const resizedCrop = (crop: SquareCrop, factor: number, size: Size, minSide: number): SquareCrop => {
  const old = rectangleOf(crop, size);
  const length = between(old.width * factor, minSide * shorter(size), shorter(size));
  const shift = (old.width - length) / 2;
  return cropOf({ x: old.x + shift, y: old.y + shift, width: length, height: length }, size);
};

/** Returns a crop of the same size centered on a point of the displayed picture, or as near to it as possible. */
export const centredOn = (crop: SquareCrop, point: Point, size: Size): SquareCrop => {
  const { width } = rectangleOf(crop, size);
  return cropOf({ x: point.x - width / 2, y: point.y - width / 2, width, height: width }, size);
};

const percentOf = (part: number, whole: number) => (whole < 1e-6 ? 0 : Math.min(100, Math.round((100 * part) / whole)));

/** Returns the distance of a crop from the left and the top, in whole percent of its room to move. */
export const placeOf = (crop: SquareCrop, size: Size): { readonly across: number; readonly down: number } => {
  const { x, y, width } = rectangleOf(crop, size);
  return { across: percentOf(x, size.width - width), down: percentOf(y, size.height - width) };
};

/** True if two crops differ by less than a person could see or cause. */
export const isSameCrop = (a: SquareCrop, b: SquareCrop): boolean =>
  Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top), Math.abs(a.side - b.side)) < 5 / DIGITS;

/** Returns the position of the whole picture around a box that shows only the crop, in units of the box's side. */
export const pictureAround = (crop: SquareCrop, size: Size): Rectangle => {
  const { x, y, width } = rectangleOf(crop, size);
  return { x: -x / width, y: -y / width, width: size.width / width, height: size.height / width };
};
