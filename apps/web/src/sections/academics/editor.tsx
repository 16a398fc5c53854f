import { type AcademicsDraft, academicsContent } from '@palmares/domain/sections';
import { stack } from '@palmares/ui/styled-system/patterns';
import { m } from '../../paraglide/messages.js';
import { useFieldErrors } from '../kit/use-field-errors.ts';
import type { FieldsProps, SectionEditor } from '../section-editor.ts';
import { MarksPart } from './marks-part.tsx';
import { NextPart } from './next-part.tsx';
import { SchoolPart } from './school-part.tsx';
import { TestsPart } from './tests-part.tsx';

const AcademicsFields = ({ content, edit, showErrors }: FieldsProps<AcademicsDraft>) => {
  const part = { content, edit, ...useFieldErrors(academicsContent, content, showErrors) };
  return (
    <div className={stack({ gap: '12' })}>
      <SchoolPart {...part} />
      <NextPart {...part} />
      <MarksPart {...part} />
      <TestsPart {...part} />
    </div>
  );
};

export const academicsEditor: SectionEditor<AcademicsDraft> = {
  lead: m.section_academics_lead,
  Fields: AcademicsFields,
};
