import { z } from 'zod/mini';
import { absentOr, issue } from '../../kernel/field-errors.ts';
import { line, lineLimits, paragraph, paragraphLimit } from '../../kernel/text.ts';
import { withoutGaps } from '../../kernel/without-gaps.ts';
import type { Draft } from '../kit/draft.ts';
import { type Typed, wholeNumber } from '../kit/typed-number.ts';
import { wholeOrEmpty } from '../kit/whole-or-empty.ts';
import { academicYears, type Entry, entry } from './entry.ts';
import type { EntryTerm } from './entry-terms.ts';
import { type SchoolLevel, schoolLevel } from './level.ts';
import { type Marks, marks } from './mark-fields.ts';
import type { GradingSystem } from './marks.ts';
import { type SatScores, sat, satRange } from './sat.ts';
import type { SchoolType } from './school-years.ts';
import { type StudyField, studyFields } from './study-fields.ts';

export const academicsLimits = {
  school: lineLimits,
  sat: satRange,
  years: academicYears,
  fieldsOfInterest: 5,
  academicVision: paragraphLimit,
} as const;

export interface Academics {
  readonly level: SchoolLevel | null;
  readonly school: string;
  readonly graduationYear: number | null;
  readonly entry: Entry | null;
  readonly marks: Marks | null;
  readonly sat: SatScores | null;
  /** Ten digits. */
  readonly ncaaId: string;
  /** In the order of the list. */
  readonly fieldsOfInterest: StudyField[];
  readonly academicVision: string;
}

type Own = 'level' | 'graduationYear' | 'entry' | 'marks' | 'sat';

/** Fields of several parts, of which any may be missing while it is typed. */
export interface AcademicsDraft extends Omit<Draft<Academics>, Own> {
  readonly level: { readonly schoolType: SchoolType | ''; readonly year: string } | null;
  readonly graduationYear: Typed<number | null>;
  readonly entry: { readonly term: EntryTerm | ''; readonly year: Typed<number> } | null;
  readonly marks: (Omit<Marks, 'system'> & { readonly system: GradingSystem | '' }) | null;
  readonly sat: { readonly readingWriting: Typed<number>; readonly math: Typed<number> } | null;
}

export const emptyAcademics = (): Academics => ({
  level: null,
  school: '',
  graduationYear: null,
  entry: null,
  marks: null,
  sat: null,
  ncaaId: '',
  fieldsOfInterest: [],
  academicVision: '',
});

const ncaaId = z.string({ error: absentOr('ncaa_id_invalid') }).check(z.overwrite(withoutGaps), ({ value, issues }) => {
  if (value !== '' && !/^[0-9]{10}$/u.test(value)) issues.push(issue('ncaa_id_invalid', value));
});

const fieldsOfInterest = z
  .array(z.enum(studyFields, { error: absentOr('choice_invalid') }), { error: absentOr('choice_invalid') })
  .check(
    z.overwrite((chosen) => studyFields.filter((field) => chosen.includes(field))),
    ({ value, issues }) => {
      const max = academicsLimits.fieldsOfInterest;
      if (value.length > max) issues.push(issue('too_many', value, { params: { max } }));
    },
  );

const fields = z.object({
  level: schoolLevel,
  school: line(academicsLimits.school),
  graduationYear: wholeNumber(academicsLimits.years, 'year_invalid'),
  entry,
  marks,
  sat,
  ncaaId,
  fieldsOfInterest,
  academicVision: paragraph(),
});

/**
 * Requires the level and the school. The rest is optional, because not every school has it and not everybody shares it.
 */
export const academicsContent: z.ZodMiniType<Academics> = wholeOrEmpty(fields, ['level', 'school']);
