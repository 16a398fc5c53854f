import { expect, it } from 'vitest';
import { sixDigits } from './six-digits.ts';

it.each(['482913', '482 913', '482-913', '482\u2011913', '\u200e482\u00a0913\u200b'])(
  'a code pasted as %j is six digits',
  (code) => expect(sixDigits.parse(code)).toBe('482913'),
);
