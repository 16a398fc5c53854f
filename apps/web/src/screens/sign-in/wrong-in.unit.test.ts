import { expect, it } from 'vitest';
import { refusalWords } from '../../notices/refusal-words.ts';
import { wrongIn } from './wrong-in.ts';

const required = refusalWords({ code: 'required' });
const invalid = refusalWords({ code: 'email_invalid' });

it.each([
  ['email', 'Maya Roy <maya@example.com>', undefined],
  ['email', 'mailto:maya@example.com', undefined],
  ['email', '\u2068jean&marie@example.com\u2069.', undefined],
  ['email', ' ', required],
  ['email', 'maya', invalid],
  ['email', 'maya@example', invalid],
  ['password', '', required],
  ['password', ' ', undefined],
] as const)('the field of a log-in for %s with %j is sent unless: %s', (name, value, words) =>
  expect(wrongIn({ name, value })).toBe(words),
);
