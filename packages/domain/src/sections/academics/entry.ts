import { z } from 'zod/mini';
import { issue } from '../../kernel/field-errors.ts';
import { isBlank } from '../kit/draft.ts';
import { isWithin, wholeNumberIn } from '../kit/typed-number.ts';
import { type EntryTerm, entryTerms } from './entry-terms.ts';
import { notChosen, oneOf } from './parts.ts';

/** The years of a graduation or an entry. */
export const academicYears = { min: 2000, max: 2060 } as const;

/** When the athlete wants to begin at the next school. */
export interface Entry {
  readonly term: EntryTerm;
  readonly year: number;
}

const entryParts = z.object({ term: z.unknown(), year: z.unknown() });

export const entry = z.pipe(
  z.unknown(),
  z.transform((value, { issues }): Entry | null => {
    if (isBlank(value)) return null;
    const parts = entryParts.safeParse(value).data;
    const term = oneOf(entryTerms, parts?.term);
    const year = wholeNumberIn(parts?.year);
    if (term && isWithin(year, academicYears)) return { term, year };
    if (!term) issues.push(notChosen('term', parts?.term));
    if (!isWithin(year, academicYears))
      issues.push(issue(isBlank(parts?.year) ? 'required' : 'year_invalid', parts?.year, { path: ['year'] }));
    return null;
  }),
);
