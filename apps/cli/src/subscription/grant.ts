import { endOfDay } from '@palmares/domain/kernel';
import { z } from 'zod';
import type { RequiredReason } from '../operators/operator.ts';
import { exitCodes, Problem } from '../output.ts';
import { grantUntil } from './grant-plan.ts';
import { changePlan } from './plan-change.ts';
import { endOn } from './plan-words.ts';

interface GrantOptions extends RequiredReason {
  readonly until: string;
}

/** The end of the day in Toronto, which the athlete reads, or null for a permanent grant. */
const untilOf = (text: string, at: Date): string | null => {
  if (text === 'forever') return null;
  if (!z.iso.date().safeParse(text).success)
    throw new Problem('--until must be a date such as 2027-06-30, or "forever"', exitCodes.usage);
  const until = endOfDay(new Date(`${text}T12:00:00Z`)).toISOString();
  if (until <= at.toISOString()) throw new Problem('--until must not be in the past', exitCodes.usage);
  return until;
};

export const grant = (athlete: string, options: GrantOptions): Promise<void> =>
  changePlan('grant', athlete, options, (plan) => {
    const until = untilOf(options.until, plan.at);
    return {
      words: `grant athlete ${plan.athleteId} the Athlete Plan ${until ? `until ${endOn(until)}` : 'forever'}`,
      arguments: { until: options.until },
      carryOut: () => grantUntil(plan, until),
    };
  });
