/**
 * A window in an upright picture: `left` is a fraction of the picture's width, `top` of its height, and `side`, the
 * window's width, of its shorter side. Its ratio, width by height, is known to who shows it: 1 is a square.
 */
export interface Crop {
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

/** A picture as it is drawn, with the ratio of the window in it. */
export interface Frame extends Size {
  readonly ratio: number;
}

/** Precision of fractions: five digits are less than a pixel in the largest picture. */
const DIGITS = 1e5;

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max));

// Rounded down, so that rounding never pushes a window out of its picture.
const rounded = (fraction: number) => Math.floor(fraction * DIGITS + 1e-6) / DIGITS;

const shorter = ({ width, height }: Size) => Math.min(width, height);

/** Returns the width of the largest window. */
const widest = ({ width, height, ratio }: Frame) => Math.min(width, height * ratio);

/** Returns where a crop lies in a picture that is drawn at a size. */
export const rectangleOf = ({ left, top, side }: Crop, frame: Frame): Rectangle => {
  const width = side * shorter(frame);
  return { x: left * frame.width, y: top * frame.height, width, height: width / frame.ratio };
};

/** Returns the crop that a window marks in a picture; a window that sticks out is moved inside. */
export const cropOf = ({ x, y, width }: Pick<Rectangle, 'x' | 'y' | 'width'>, frame: Frame): Crop => {
  const across = Math.min(width, widest(frame));
  return {
    left: rounded(between(x, 0, frame.width - across) / frame.width),
    top: rounded(between(y, 0, frame.height - across / frame.ratio) / frame.height),
    side: rounded(across / shorter(frame)),
  };
};

/** Returns the largest square in the middle of a picture. */
export const centredCrop = (size: Size): Crop => {
  const side = shorter(size);
  const square = { x: (size.width - side) / 2, y: (size.height - side) / 2, width: side };
  return cropOf(square, { ...size, ratio: 1 });
};

/**
 * Returns the smallest window of a ratio that has the whole of a square in it. If the picture has no room for that, it
 * is the largest from the square's top, so that no forehead is cut.
 */
export const cropAround = (square: Crop, frame: Frame): Crop => {
  const { x, y, width: side } = rectangleOf(square, { ...frame, ratio: 1 });
  const width = Math.min(side * Math.max(1, frame.ratio), widest(frame));
  const above = Math.max(0, (width / frame.ratio - side) / 2);
  return cropOf({ x: x + (side - width) / 2, y: y - above, width }, frame);
};

/** Returns a crop `factor` times as large, with the same center if the picture has room for that. */
export const resizedCrop = (crop: Crop, factor: number, frame: Frame, minSide: number): Crop => {
  const old = rectangleOf(crop, frame);
  const width = between(old.width * factor, minSide * shorter(frame), widest(frame));
  const shift = (old.width - width) / 2;
  return cropOf({ x: old.x + shift, y: old.y + shift / frame.ratio, width }, frame);
};

/** Returns a crop of the same size centered on a point of the displayed picture, or as near to it as possible. */
export const centredOn = (crop: Crop, point: Point, frame: Frame): Crop => {
  const { width, height } = rectangleOf(crop, frame);
  return cropOf({ x: point.x - width / 2, y: point.y - height / 2, width }, frame);
};

const percentOf = (part: number, whole: number) => (whole < 1e-6 ? 0 : Math.min(100, Math.round((100 * part) / whole)));

/** Returns where a crop is: its distance from the left and the top in percent of its room to move, and its size of the largest. */
export const placeOf = (
  crop: Crop,
  frame: Frame,
): { readonly across: number; readonly down: number; readonly size: number } => {
  const { x, y, width, height } = rectangleOf(crop, frame);
  return {
    across: percentOf(x, frame.width - width),
    down: percentOf(y, frame.height - height),
    size: percentOf(width, widest(frame)),
  };
};

/** True if two crops differ by less than a person could see or cause. */
export const isSameCrop = (a: Crop, b: Crop): boolean =>
  Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top), Math.abs(a.side - b.side)) < 5 / DIGITS;

/** Returns the position of the whole picture around a box that shows only the crop, in units of the box's sides. */
export const pictureAround = (crop: Crop, frame: Frame): Rectangle => {
  const { x, y, width, height } = rectangleOf(crop, frame);
  return { x: -x / width, y: -y / height, width: frame.width / width, height: frame.height / height };
};
