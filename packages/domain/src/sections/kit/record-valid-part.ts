import type { z } from 'zod/mini';
import { same } from '../../kernel/same.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the draft with each invalid field replaced by its confirmed value, or `confirmed` if that is not valid as a
 * whole. One confirmed field may make another invalid, so it repeats until the whole is valid or nothing is left to
 * replace.
 */
export const recordValidPart = <Content extends object>(
  schema: z.ZodMiniType<Content>,
  draft: unknown,
  confirmed: Content,
): Content => {
  if (!isRecord(draft)) return confirmed;
  const replaced = new Set<string>();
  for (;;) {
    const kept = Object.entries(confirmed).filter(([field]) => replaced.has(field));
    const parsed = schema.safeParse({ ...draft, ...Object.fromEntries(kept) });
    if (parsed.success) return same(parsed.data, confirmed) ? confirmed : parsed.data;
    const invalid = parsed.error.issues
      .map(({ path: [field] }) => String(field))
      .filter((field) => Object.hasOwn(confirmed, field) && !replaced.has(field));
    if (invalid.length === 0) return confirmed;
    for (const field of invalid) replaced.add(field);
  }
};
