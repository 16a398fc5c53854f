import type { DraftContent, SectionName } from '@palmares/domain/portfolio';
import type { Gender } from '@palmares/domain/sections';
import { readSection } from '@palmares/history/sections';
import { getLocale } from '../../paraglide/runtime.js';

/** One field or item in words, for comparing two versions of a section. */
export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

/** A section's rows, in the page's language and the form of the athlete's events. */
export const comparedRows = <Name extends SectionName>(
  name: Name,
  content: DraftContent<Name>,
  gender: Gender | null,
): readonly ComparedRow[] => {
  const { fields, lists } = readSection(name, content, getLocale(), gender);
  return [
    ...fields.map(({ key, label, says }) => ({ key, label, text: says })),
    ...lists.flatMap(({ group, items }) =>
      items.map(({ id, lines }) => ({ key: id, label: group, text: lines.join('\n') })),
    ),
  ];
};
