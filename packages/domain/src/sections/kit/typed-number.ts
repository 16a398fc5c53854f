import { z } from 'zod/mini';
import type { FieldCode } from '../../kernel/field-errors.ts';
import { issue } from '../../kernel/field-errors.ts';
import { isBlank } from './draft.ts';

/** A number as a form holds it: stored, or as text while it is typed. */
export type Typed<Value> = Value | string;

export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** The whole number that was stored or typed; null if it is none. */
export const wholeNumberIn = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\s*\d{1,6}\s*$/u.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : null;
};

export const isWithin = (value: number | null, { min, max }: NumberRange): value is number =>
  value !== null && value >= min && value <= max;

/** A whole number in a range, stored or typed; null while blank. */
export const wholeNumber = (range: NumberRange, code: FieldCode): z.ZodMiniType<number | null> =>
  z.pipe(
    z.unknown(),
    z.transform((value, { issues }): number | null => {
      if (isBlank(value)) return null;
      const number = wholeNumberIn(value);
      if (isWithin(number, range)) return number;
      issues.push(issue(code, value, { params: { ...range } }));
      return null;
    }),
  );
