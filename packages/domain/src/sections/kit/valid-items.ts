import { z } from 'zod/mini';
import { issue } from '../../kernel/field-errors.ts';
import type { Item } from './items.ts';

const withId = z.object({ id: z.string() });

interface ValidItems<I extends Item> {
  readonly item: z.ZodMiniType<I>;
  readonly max: number;
  readonly confirmed: readonly I[];
  /** Ids already in use, whose items are left out. The ids of the result are added to it. */
  readonly taken: Set<string>;
}

/** Returns at most `max` items: each as drafted if valid, else as confirmed, else left out. */
export const validItems = <I extends Item>(
  drafts: readonly unknown[],
  { item: schema, max, confirmed, taken }: ValidItems<I>,
): I[] => {
  const valid: I[] = [];
  for (const draft of drafts) {
    const parsed = schema.safeParse(draft);
    const id = withId.safeParse(draft).data?.id;
    const item = parsed.success ? parsed.data : confirmed.find((candidate) => candidate.id === id);
    if (!item || taken.has(item.id) || valid.length >= max) continue;
    taken.add(item.id);
    valid.push(item);
  }
  return valid;
};

interface CheckedList {
  readonly path: readonly (string | number)[];
  readonly items: readonly Item[];
  readonly max: number;
}

/** Finds problems that the schema of one item cannot: a list that is too long, and a duplicate id. */
export const listIssues = (lists: readonly CheckedList[]) => {
  const known = new Set<string>();
  const duplicates = lists.flatMap(({ path, items }) =>
    items.flatMap(({ id }, at) => {
      const isKnown = known.has(id);
      known.add(id);
      return isKnown ? [issue('duplicate', id, { path: [...path, at, 'id'] })] : [];
    }),
  );
  const tooLong = lists
    .filter(({ items, max }) => items.length > max)
    .map(({ path, items, max }) => issue('too_many', items.length, { path, params: { max } }));
  return [...tooLong, ...duplicates];
};
