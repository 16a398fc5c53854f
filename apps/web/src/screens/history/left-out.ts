import type { ComparedRow } from '../../sections/comparison/compared-rows.ts';

/** Of a version beside what restoring it leads to: the rows that it has and that would not be as they were then. */
export const leftOut = (rows: readonly ComparedRow[]): readonly ComparedRow[] =>
  rows.filter(({ differs, texts: [then] }) => differs && then !== null);
