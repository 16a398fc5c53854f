import { expect, it } from 'vitest';
import { readmeText } from './readme.ts';

it.each([
  ['en', 'December 1, 2026'],
  ['fr-ca', '1er décembre 2026'],
] as const)('the readme of a data export has its day in the language of the athlete (%s)', (language, day) => {
  const at = new Date('2026-12-01T17:05:00Z');
  const text = readmeText({ language, name: 'Maya Roy', at, publicUrl: 'https://p.example' });
  expect(text.replaceAll('\u00a0', ' ')).toContain(day);
});
