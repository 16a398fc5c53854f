import { z } from 'zod/mini';
import { absentOr, issue } from '../kernel/field-errors.ts';

/** Width by height of the picture on the card of a phone, as most cameras take it. */
export const CARD_RATIO = 3 / 2;

const SMALLEST = 0.05;
/** A crop of five digits may stick out by as much. */
const ROUNDING = 1e-4;

const numberUpTo = (max: number) =>
  z.number({ error: absentOr('invalid') }).check(z.gte(0, { error: 'invalid' }), z.lte(max, { error: 'invalid' }));

/** A window of a ratio that sticks out across and down does so in a picture of any proportions. */
const windowOf = (ratio: number) =>
  z
    .object({ left: numberUpTo(1), top: numberUpTo(1), side: numberUpTo(ratio) })
    .check(({ value: { left, top, side }, issues }) => {
      const isOutside = left + side > 1 + ROUNDING && top + side / ratio > 1 + ROUNDING;
      if (side < SMALLEST || isOutside) issues.push(issue('invalid', side, { path: ['side'] }));
    });

/** A square in an upright picture: `left` and `top` as fractions of its width and height, `side` of its shorter side. */
export const crop = windowOf(1);

/** A window of {@link CARD_RATIO} in an upright picture: `side` is its width, as a fraction of the picture's shorter side. */
export const cardCrop = windowOf(CARD_RATIO);

export type Crop = z.infer<typeof crop>;
