import type { DraftContent, SectionName } from '@palmares/domain/portfolio';
import type { Gender } from '@palmares/domain/sections';
import { m } from '../../../paraglide/messages.js';
import { comparedRows } from '../../../sections/comparison/compared-rows.ts';

interface Refused {
  readonly section: SectionName;
  readonly draft: DraftContent;
  readonly wanted: DraftContent;
  readonly rows: readonly string[];
  readonly gender: Gender | null;
}

/** Names the rows of a step that today's rules refuse. */
export const refusedWords = ({ section, draft, wanted, rows, gender }: Refused): string => {
  const compared = comparedRows(section, draft, wanted, gender);
  const refused = compared.filter(({ key, differs }) => differs && rows.includes(key));
  const names = refused.map(({ label, texts: [now, then] }) => (then || now || label).split('\n')[0]);
  return m.undo_refused({ rows: names.join(', ') });
};
