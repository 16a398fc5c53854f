import type { Reader } from '../../portfolio/public-view.ts';
import { paragraphsOf } from '../introduction/public-view.ts';
import { entryTermLabel } from './entry-terms.ts';
import type { Academics } from './fields.ts';
import type { Marks } from './mark-fields.ts';
import { gradingSystemLabel, markWords } from './marks.ts';
import { satSum } from './sat.ts';
import { schoolTypeLabel, yearLabel } from './school-years.ts';
import { studyFieldLabel } from './study-fields.ts';

/** Choices are labels in the reader's language, and a field that is not filled in is empty or null. */
export interface AcademicsPublicView {
  readonly graduationYear: number | null;
  /** `Fall 2027` */
  readonly entry: string;
  readonly schoolType: string;
  readonly year: string;
  readonly school: string;
  /** Marks with the decimal sign of the reader's language. */
  readonly marks: Readonly<Record<'system' | 'overall' | 'english' | 'math', string>> | null;
  readonly sat: { readonly readingWriting: number; readonly math: number; readonly total: number } | null;
  /** Empty where the part is closed. */
  readonly ncaaId: string;
  readonly fieldsOfInterest: readonly string[];
  readonly vision: readonly string[];
}

const publicMarks = ({ system, overall, english, math }: Marks, { language }: Reader): AcademicsPublicView['marks'] =>
  [overall, english, math].every((mark) => mark === '')
    ? null
    : {
        system: gradingSystemLabel(system, language),
        overall: markWords(overall, language),
        english: markWords(english, language),
        math: markWords(math, language),
      };

const isNothing = (view: AcademicsPublicView): boolean =>
  Object.values(view).every((value) => value === null || value === '' || (Array.isArray(value) && value.length === 0));

/** Null if all that is filled in is closed to the reader, who learns not even that there is something. */
export const academicsPublicView = (content: Academics, reader: Reader): AcademicsPublicView | null => {
  const { level, school, graduationYear, entry, marks, sat, ncaaId, fieldsOfInterest, academicVision } = content;
  const { language, parts } = reader;
  const view = {
    graduationYear,
    entry: entry ? `${entryTermLabel(entry.term, language)} ${entry.year}` : '',
    schoolType: level ? schoolTypeLabel(level.schoolType, language) : '',
    year: level ? yearLabel(level.schoolType, level.year, language) : '',
    school,
    marks: marks && publicMarks(marks, reader),
    sat: sat && { readingWriting: sat.readingWriting, math: sat.math, total: satSum(sat) },
    ncaaId: parts.ncaaId ? ncaaId : '',
    fieldsOfInterest: fieldsOfInterest.map((field) => studyFieldLabel(field, language)),
    vision: paragraphsOf(academicVision),
  };
  return isNothing(view) ? null : view;
};
