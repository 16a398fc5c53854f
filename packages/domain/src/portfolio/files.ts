import type { FileReference, ReadyFile } from '../files/index.ts';
import { same } from '../kernel/same.ts';

/** The part of a section that says which files its content refers to. */
export interface Referring<Content> {
  files?(content: Content): readonly FileReference[];
}

const knows = (files: readonly ReadyFile[], { id, kind, facts }: FileReference): boolean =>
  files.some(
    ({ type, bytes, pages, ...file }) =>
      file.id === id && file.kind === kind && (!facts || same(facts, { type, bytes, pages })),
  );

/** True if `after` refers to a file that `before` did not and that is not among the athlete's ready files. */
export const hasUnknownFile = <Content>(
  section: Referring<Content>,
  before: Content,
  after: Content,
  files: readonly ReadyFile[] = [],
): boolean => {
  const referred = section.files?.(before) ?? [];
  const added = section.files?.(after).filter((file) => !referred.some((earlier) => same(earlier, file))) ?? [];
  return added.some((file) => !knows(files, file));
};
