import type { Purged } from '@palmares/db/erasure';

/** Adds up the rows of several purges by table. */
export const sumUp = (...purges: readonly (readonly Purged[])[]): readonly Purged[] => {
  const rows = new Map<string, number>();
  for (const { table, rows: more } of purges.flat()) rows.set(table, (rows.get(table) ?? 0) + more);
  return [...rows].map(([table, rows]) => ({ table, rows }));
};
