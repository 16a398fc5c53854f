import { z } from 'zod/mini';
import { absentOr, issue } from './field-errors.ts';

/** Verification codes and passcodes. Spaces are removed, because people paste and type them. */
export const sixDigits = z.string({ error: absentOr('six_digits') }).check(
  z.overwrite((text) => text.replace(/[\s-]/gu, '')),
  ({ value, issues }) => {
    if (!/^[0-9]{6}$/u.test(value)) issues.push(issue(value === '' ? 'required' : 'six_digits', value));
  },
);
