import { type AcademicsDraft, academicsContent } from '@palmares/domain/sections';
import { stack } from '@palmares/ui/styled-system/patterns';
import { useFieldErrors } from '../kit/use-field-errors.ts';
import type { EditorProps } from '../section-editor.ts';
import { MarksPart } from './marks-part.tsx';
import { NextPart } from './next-part.tsx';
import { SchoolPart } from './school-part.tsx';
import { TestsPart } from './tests-part.tsx';

export const AcademicsEditor = ({ content, edit, showErrors }: EditorProps<AcademicsDraft>) => {
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
