import { extendedUntil } from '@palmares/domain/plan';
import { z } from 'zod';
import type { RequiredReason } from '../operators/operator.ts';
import { exitCodes, Problem } from '../output.ts';
import { grantUntil } from './grant-plan.ts';
import { changePlan } from './plan-change.ts';
import { endOn } from './plan-words.ts';

interface ExtendOptions extends RequiredReason {
  readonly days: string;
}

const MAX_DAYS = 3660;

const daysOf = (text: string): number => {
  const days = z.coerce.number().int().min(1).max(MAX_DAYS).safeParse(text);
  if (!days.success) throw new Problem(`--days must be a whole number from 1 to ${MAX_DAYS}`, exitCodes.usage);
  return days.data;
};

export const extend = (athlete: string, options: ExtendOptions): Promise<void> =>
  changePlan('extend', athlete, options, (plan) => {
    const days = daysOf(options.days);
    const until = extendedUntil(plan.state, days, plan.at);
    if (until === null) throw new Problem('this athlete was granted the Athlete Plan forever');
    return {
      words: `extend the plan of athlete ${plan.athleteId} by ${days} days, until ${endOn(until)}`,
      arguments: { days },
      carryOut: () => grantUntil(plan, until),
    };
  });
