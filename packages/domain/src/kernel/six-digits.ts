import { z } from 'zod';
import { absentOr, issue } from './field-errors.ts';

/** One-time codes and passcodes: people paste and type them with spaces in between. */
export const sixDigits = z
  .string({ error: absentOr('six_digits') })
  .overwrite((text) => text.replace(/[\s-]/gu, ''))
  .check(({ value, issues }) => {
    if (!/^[0-9]{6}$/u.test(value)) issues.push(issue(value === '' ? 'required' : 'six_digits', value));
  });
