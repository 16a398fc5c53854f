import type { DraftContent, SectionName } from '@palmares/domain/portfolio';
import { readSection } from '@palmares/history/sections';
import { getLocale } from '../../paraglide/runtime.js';

/** One field or item in words, for comparing two versions of a section. */
export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

/** A section's rows, in the page's language. */
export const comparedRows = <Name extends SectionName>(
  name: Name,
  content: DraftContent<Name>,
): readonly ComparedRow[] => {
  const { fields, lists } = readSection(name, content, getLocale());
  return [
    ...fields.map(({ key, label, says }) => ({ key, label, text: says })),
    ...lists.flatMap(({ group, items }) =>
      items.map(({ id, lines }) => ({ key: id, label: group, text: lines.join('\n') })),
    ),
  ];
};
