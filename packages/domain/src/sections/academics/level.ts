import { z } from 'zod/mini';
import { isBlank } from '../kit/draft.ts';
import { notChosen, oneOf, textOf } from './parts.ts';
import { hasYear, type SchoolType, schoolTypes } from './school-years.ts';

export interface SchoolLevel {
  readonly schoolType: SchoolType;
  /** An id of the type's years. */
  readonly year: string;
}

const levelParts = z.object({ schoolType: z.unknown(), year: z.unknown() });

/** Type and year are one field: a year of another type of school would be neither the old level nor the new one. */
export const schoolLevel = z.pipe(
  z.unknown(),
  z.transform((value, { issues }): SchoolLevel | null => {
    if (isBlank(value)) return null;
    const parts = levelParts.safeParse(value).data;
    const schoolType = oneOf(schoolTypes, parts?.schoolType);
    const year = textOf(parts?.year);
    if (schoolType && hasYear(schoolType, year)) return { schoolType, year };
    issues.push(schoolType ? notChosen('year', year) : notChosen('schoolType', parts?.schoolType));
    // Refused, but not blank: the record must not report it as missing too.
    return { schoolType: schoolType ?? 'highSchool', year };
  }),
);

interface TypedLevel {
  readonly schoolType: SchoolType | '';
  readonly year: string;
}

/** Another type of school. A year that it does not have is cleared. */
export const withSchoolType = ({ year }: TypedLevel, schoolType: SchoolType | ''): TypedLevel => ({
  schoolType,
  year: hasYear(schoolType, year) ? year : '',
});
