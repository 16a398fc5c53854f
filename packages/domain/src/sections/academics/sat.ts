import { z } from 'zod/mini';
import { issue } from '../../kernel/field-errors.ts';
import { isBlank } from '../kit/draft.ts';
import { isWithin, wholeNumberIn } from '../kit/typed-number.ts';

export const satRange = { min: 200, max: 800, step: 10 } as const;

export interface SatScores {
  readonly readingWriting: number;
  readonly math: number;
}

const satParts = z.object({ readingWriting: z.unknown(), math: z.unknown() });

/** Both scores of one test, or none. */
export const sat = z.pipe(
  z.unknown(),
  z.transform((value, { issues }): SatScores | null => {
    if (isBlank(value)) return null;
    const parts = satParts.safeParse(value).data;
    const score = (field: 'readingWriting' | 'math'): number => {
      const score = wholeNumberIn(parts?.[field]);
      if (isBlank(parts?.[field])) issues.push(issue('required', value, { path: [field] }));
      else if (!isWithin(score, satRange)) issues.push(issue('sat_out_of_range', value, { path: [field] }));
      else if (score % satRange.step !== 0) issues.push(issue('sat_step_invalid', value, { path: [field] }));
      return score ?? 0;
    };
    return { readingWriting: score('readingWriting'), math: score('math') };
  }),
);

export const satSum = ({ readingWriting, math }: SatScores): number => readingWriting + math;

/** The sum of both scores while they are typed; null until both are valid. */
export const typedSatSum = (typed: unknown): number | null => {
  const { data } = sat.safeParse(typed);
  return data ? satSum(data) : null;
};
