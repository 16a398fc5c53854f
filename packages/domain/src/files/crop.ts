import { z } from 'zod/mini';
import { absentOr, issue } from '../kernel/field-errors.ts';

const fraction = z
  .number({ error: absentOr('invalid') })
  .check(z.gte(0, { error: 'invalid' }), z.lte(1, { error: 'invalid' }));

/** A square in an upright picture: `left` and `top` as fractions of its width and height, `side` of its shorter side. */
export const crop = z.object({ left: fraction, top: fraction, side: fraction }).check(({ value, issues }) => {
  if (value.side < 0.05) issues.push(issue('invalid', value.side, { path: ['side'] }));
});

export type Crop = z.infer<typeof crop>;
