import { z } from 'zod/mini';
import { issue } from './field-errors.ts';
import type { Language } from './language.ts';
import { line } from './text.ts';

/** Long enough for `+1 (514) 555-0123`, with spaces around it. */
const longest = 30;

/** Ten digits if the text is a number of North America, with or without `+1`; else the text as it is. */
const tenDigits = (text: string): string => {
  const number = text.replace(/[\s().-]/gu, '').replace(/^(?:\+?1)(?=\d{10}$)/u, '');
  return /^\d{10}$/u.test(number) ? number : text;
};

/** A phone number of North America, stored as ten digits; it may be empty. Neither area codes nor offices begin with 0 or 1. */
export const phone = line({ max: longest }).check(z.overwrite(tenDigits), ({ value, issues }) => {
  if (value !== '' && !/^(?:[2-9]\d\d){2}\d{4}$/u.test(value)) issues.push(issue('phone_invalid', value));
});

/** `514 555-0123` in French, with a no-break space, `514-555-0123` in English; any other text as it is. */
export const phoneWords = (digits: string, language: Language): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{4})$/u, language === 'fr-ca' ? '$1\u00A0$2-$3' : '$1-$2-$3');
