import { type SectionName, sections } from '@palmares/domain/portfolio';
import type { StoredDraft } from './device/device-database.client.ts';
import type { AnySectionDraft } from './section-draft.ts';

type Adopt = (content: unknown) => unknown;

/**
 * Returns a function that brings a section's content, stored by any earlier release, to today's shape. It returns
 * undefined for unreadable content.
 */
export const adoptIn = (name: SectionName): Adopt => {
  const { adopt } = sections[name];
  return adopt ?? ((content) => content);
};

/**
 * Merges a record from the device or another tab, which an earlier program may have stored. Waiting commands that were
 * tried stay as they are, because the server may have them; the others are made again from the draft.
 */
export const mergeStored = (
  drafts: readonly AnySectionDraft[],
  { section, record }: Pick<StoredDraft, 'section' | 'record'>,
): void => {
  const draft = drafts.find(({ name }) => name === section);
  if (!draft) return;
  const adopt = adoptIn(draft.name);
  const words = adopt(record.draft);
  const base = { ...record.base, content: adopt(record.base.content) };
  const conflict = record.conflict && { ...record.conflict, content: adopt(record.conflict.content) };
  // A record that this program cannot read would become an empty section. The server's content is better.
  if ([words, base.content, conflict?.content ?? null].includes(undefined)) return;
  draft.merge({ ...record, base, conflict, draft: words });
};
