import { type AcademicsDraft, academicsContent } from '@palmares/domain/sections';
import { Folds } from '@palmares/ui';
import { stack } from '@palmares/ui/styled-system/patterns';
import { useFieldErrors } from '../kit/use-field-errors.ts';
import type { EditorProps } from '../section-editor.ts';
import { InterestsPart } from './interests-part.tsx';
import { MarksPart } from './marks-part.tsx';
import { NextPart } from './next-part.tsx';
import { SchoolPart } from './school-part.tsx';
import { TestsPart } from './tests-part.tsx';

export const AcademicsEditor = ({ content, edit, showErrors }: EditorProps<AcademicsDraft>) => {
  const part = { edit, ...useFieldErrors(academicsContent, content, showErrors) };
  const { level, school, graduationYear, entry, fieldsOfInterest, academicVision, marks, sat, ncaaId } = content;
  return (
    <div className={stack({ gap: '8' })}>
      <SchoolPart {...part} level={level} school={school} />
      <NextPart {...part} graduationYear={graduationYear} entry={entry} academicVision={academicVision} />
      <Folds>
        <InterestsPart {...part} fieldsOfInterest={fieldsOfInterest} />
        <MarksPart {...part} marks={marks} />
        <TestsPart {...part} sat={sat} ncaaId={ncaaId} />
      </Folds>
    </div>
  );
};
