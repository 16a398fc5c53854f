import { expect, it } from 'vitest';
import { excepted, foreignWords, identifiersIn } from './event-store-words.ts';
import { readSources } from './repository.ts';
import { isSource } from './source-file.ts';

const sources = readSources((path) => path.startsWith('packages/event-store/src/') && isSource(path));

it('the event store uses no word of the product', () => {
  expect(sources.length).toBeGreaterThan(0);
  expect(foreignWords(sources)).toEqual([]);
});

it('every name that is excepted is still in use', () => {
  const used = new Set(sources.flatMap(({ text }) => identifiersIn(text)));
  expect(Object.keys(excepted).filter((name) => !used.has(name))).toEqual([]);
});

it('a word of the product is found in each kind of identifier, and not in a comment or another word', () => {
  const path = 'packages/event-store/src/a.ts';
  const text = [
    '/** The athlete of a portfolio. */',
    'const athleteId = 1; // their plan',
    'const place = sql`select athlete_id, plan_name from read.portfolios`;',
    'const planet = unlinked;',
    'export const PUBLISH_LINK = 1;',
  ].join('\n');
  expect(foreignWords([{ path, text }])).toEqual(
    ['athleteId', 'athlete_id', 'plan_name', 'portfolios', 'PUBLISH_LINK'].map((name) => `${path}: ${name}`),
  );
});
