import type { SectionContext, SectionRefusal } from '../section.ts';
import type { Job } from './fields.ts';

/** In years since the year of birth. */
const EARLIEST = 10;

export interface JobYears {
  readonly from: number;
  readonly to: number;
}

/** The years in which an athlete may have worked: from the tenth after the year of birth to this one. */
export const jobYears = ({ dateOfBirth }: { readonly dateOfBirth: string }, thisYear: number): JobYears => ({
  from: Number(dateOfBirth.slice(0, 4)) + EARLIEST,
  to: thisYear,
});

/** A device does not know the athlete and leaves the earliest year to the server. */
const yearsIn = ({ athlete, at }: SectionContext): JobYears => {
  const thisYear = at.getUTCFullYear();
  return athlete ? jobYears(athlete, thisYear) : { from: 0, to: thisYear };
};

export const inPossibleYears = ({ startYear, endYear }: Job, context: SectionContext): SectionRefusal | null => {
  const params = { ...yearsIn(context) };
  const isPossible = (year: number | null): boolean => year === null || (year >= params.from && year <= params.to);
  if (!isPossible(startYear)) return { code: 'year_out_of_range', field: 'startYear', params };
  return isPossible(endYear) ? null : { code: 'year_out_of_range', field: 'endYear', params };
};
