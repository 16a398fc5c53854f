import { type FieldError, fieldErrors } from '@palmares/domain/kernel';
import type { z } from 'zod/mini';

type Errors = Readonly<Record<string, FieldError>>;

const none: Errors = {};
const known = new WeakMap<z.ZodMiniType, WeakMap<object, Errors>>();

const parsed = (schema: z.ZodMiniType, value: unknown): Errors => {
  const result = schema.safeParse(value);
  return result.success ? none : fieldErrors(result.error);
};

/** The errors of a value by the paths of its fields. Each value is parsed once, although its row and its form ask. */
export const errorsIn = (schema: z.ZodMiniType, value: object): Errors => {
  const results = known.get(schema) ?? new WeakMap<object, Errors>();
  known.set(schema, results);
  const errors = results.get(value) ?? parsed(schema, value);
  results.set(value, errors);
  return errors;
};

/** True if the item satisfies its schema. */
export const isComplete = (schema: z.ZodMiniType, item: object): boolean => errorsIn(schema, item) === none;
