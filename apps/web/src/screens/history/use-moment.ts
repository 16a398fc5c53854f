import { same } from '@palmares/domain/kernel';
import { type SectionContent, type SectionName, sections } from '@palmares/domain/portfolio';
import { useMemo } from 'react';
import { serverNow } from '../../browser/server-clock.ts';
import { useSection } from '../../drafts/editor-context.tsx';
import { restored } from '../../drafts/restore.ts';
import { rulesOf } from '../../drafts/section-rules.ts';
import { comparedRows } from '../../sections/comparison/compared-rows.ts';
import { leftOut } from './left-out.ts';

export interface PastSection<Name extends SectionName> {
  readonly name: Name;
  readonly content: SectionContent<Name>;
  readonly missingFiles: readonly string[];
}

/** A section as it was, as this device has it now, and as restoring it would leave it. */
export const useMoment = <Name extends SectionName>({ name, content, missingFiles }: PastSection<Name>) => {
  const { record, draft } = useSection(name);
  const gender = useSection('general').record.draft.gender || null;
  const section = sections[name];
  const restoring = useMemo(() => {
    const rules = rulesOf(section);
    const now = rules.validPart(record.draft, record.base.content);
    const result = restored(section, now, content, { at: serverNow(), missingFiles });
    return { draft: section.draft(result), changes: !same(now, result) };
  }, [section, record.draft, record.base.content, content, missingFiles]);
  const then = section.draft(content);
  return {
    draft,
    rows: comparedRows(name, then, record.draft, gender),
    leftOut: leftOut(comparedRows(name, then, restoring.draft, gender)),
    restoring,
  };
};
