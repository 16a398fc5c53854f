import type { ComparedRow } from '../../sections/comparison/compared-rows.ts';

/**
 * Returns the rows that restoring a version leaves out. `rows` compares the version with the result of restoring it.
 */
export const leftOut = (rows: readonly ComparedRow[]): readonly ComparedRow[] =>
  rows.filter(({ differs, texts: [then] }) => differs && then !== null);

/** True if a version has nothing in it. `rows` compares it with another. */
export const isEmptyVersion = (rows: readonly ComparedRow[]): boolean => rows.every(({ texts: [then] }) => !then);
