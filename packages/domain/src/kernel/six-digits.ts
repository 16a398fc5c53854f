import { z } from 'zod/mini';
import { absentOr, issue } from './field-errors.ts';
import { withoutGaps } from './without-gaps.ts';

/** Verification codes and passcodes. */
export const sixDigits = z
  .string({ error: absentOr('six_digits') })
  .check(z.overwrite(withoutGaps), ({ value, issues }) => {
    if (!/^[0-9]{6}$/u.test(value)) issues.push(issue(value === '' ? 'required' : 'six_digits', value));
  });
