import { expect, it } from 'vitest';
import { breakableName } from './words.ts';

it.each([
  ['Connaisseur(-euse)', 'Connaisseur\u200b(-\u2060euse)'],
  ['Soldat(e)', 'Soldat\u200b(e)'],
  ['Stratège', 'Stratège'],
])('the name of the mask %s breaks before its second form alone', (name, breakable) =>
  expect(breakableName(name)).toBe(breakable),
);
