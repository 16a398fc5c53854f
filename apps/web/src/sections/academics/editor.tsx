import { type AcademicsDraft, academicsContent } from '@palmares/domain/sections';
import { Folds } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { NoSchoolDrawing } from '../../drawings/empty/no-school.tsx';
import { useFieldErrors } from '../kit/use-field-errors.ts';
import type { EditorProps } from '../section-editor.ts';
import { EntryPart } from './entry-part.tsx';
import { InterestsPart } from './interests-part.tsx';
import { MarksPart } from './marks-part.tsx';
import { SchoolPart } from './school-part.tsx';
import { TestsPart } from './tests-part.tsx';
import { VisionPart } from './vision-part.tsx';

// The rule below the last fold is that of the page.
const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  '& details:last-child': { borderBlockEnd: '[none]' },
});

export const AcademicsEditor = ({ content, edit, showErrors }: EditorProps<AcademicsDraft>) => {
  const part = { edit, ...useFieldErrors(academicsContent, content, showErrors) };
  const { level, school, graduationYear, entry, fieldsOfInterest, academicVision, marks, sat, ncaaId } = content;
  // The drawing stays while the first field is filled in, so that nothing moves under a finger.
  const [wasEmpty] = useState(level === null && school === '');
  return (
    <div className={form}>
      {wasEmpty ? <NoSchoolDrawing size={160} flush /> : null}
      <SchoolPart {...part} level={level} school={school} graduationYear={graduationYear} />
      <Folds>
        <EntryPart {...part} entry={entry} />
        <VisionPart {...part} academicVision={academicVision} />
        <InterestsPart {...part} fieldsOfInterest={fieldsOfInterest} />
        <MarksPart {...part} marks={marks} />
        <TestsPart {...part} sat={sat} ncaaId={ncaaId} />
      </Folds>
    </div>
  );
};
