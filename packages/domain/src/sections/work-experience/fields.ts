import { z } from 'zod/mini';
import { absentOr, issue } from '../../kernel/field-errors.ts';
import { line, lineLimits, paragraph, paragraphLimit } from '../../kernel/text.ts';
import { itemId } from '../kit/item-commands.ts';
import { blankOr } from '../kit/whole-or-empty.ts';

export const workExperienceLimits = {
  jobs: 20,
  company: lineLimits,
  title: lineLimits,
  description: paragraphLimit,
} as const;

const named = line({ ...lineLimits, required: true });
const year = z.int({ error: absentOr('year_invalid') });

/** The years that are possible depend on the athlete and the day: see `jobYears`. */
export const job = z
  .object({
    id: itemId,
    company: named,
    title: named,
    startYear: year,
    /** Null for a current job. */
    endYear: blankOr(year),
    description: paragraph(),
  })
  .check(({ value: { startYear, endYear }, issues }) => {
    if (endYear !== null && endYear <= startYear)
      issues.push(issue('end_year_too_early', endYear, { path: ['endYear'] }));
  });

export type Job = z.infer<typeof job>;
