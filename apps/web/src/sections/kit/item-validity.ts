import type { z } from 'zod/mini';

const known = new WeakMap<z.ZodMiniType, WeakMap<object, boolean>>();

/** True if the item satisfies its schema. Each value is parsed once, because a key changes one item and renders them all. */
export const isComplete = (schema: z.ZodMiniType, item: object): boolean => {
  const results = known.get(schema) ?? new WeakMap<object, boolean>();
  known.set(schema, results);
  const result = results.get(item) ?? schema.safeParse(item).success;
  results.set(item, result);
  return result;
};
