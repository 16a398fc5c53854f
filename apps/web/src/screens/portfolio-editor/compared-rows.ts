import type { DraftContent, SectionName } from '@palmares/domain/portfolio';
import { readSection } from '@palmares/history/sections';
import { getLocale } from '../../paraglide/runtime.js';

/** One field or one item, in words: what two versions of a section are compared by. */
export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

/** A section row by row, in the language of the page. */
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
