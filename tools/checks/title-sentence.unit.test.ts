import { expect, it } from 'vitest';
import { readSources } from './repository.ts';
import { titlesDeclared } from './test-titles.ts';
import { hasSubject, sentenceOf } from './title-sentence.ts';

it('every test has a title with a subject, its own or that of its group', () => {
  const titles = readSources((path) => /\.(test|spec)\.tsx?$|\/testing\/.*\.tsx?$/.test(path)).flatMap(titlesDeclared);
  expect(titles.length).toBeGreaterThan(5000);
  expect(titles.filter((title) => !hasSubject(title))).toEqual([]);
});

it.each(['is kept', 'refuses a wrong passcode', '[E39] has no key', 'names every heading', 'without a script'])(
  'a title without a subject is noticed: %s',
  (title) => expect(hasSubject(title)).toBe(false),
);

it.each([
  'a link opens',
  'links of a minor open',
  '[E39] an append conflicts',
  'without a script, the form is sent',
  '%s',
])('a title with a subject is not: %s', (title) => expect(hasSubject(title)).toBe(true));

it('a title without a subject is read with its groups, as far out as a subject needs', () => {
  expect(sentenceOf('is kept', ['a draft', 'that was sent'])).toBe('a draft that was sent is kept');
  expect(sentenceOf('is kept', ['drafts', 'a sent draft'])).toBe('a sent draft is kept');
  expect(sentenceOf('a draft is kept', ['drafts'])).toBe('a draft is kept');
  expect(sentenceOf('[E7] is answered again', ['a command'])).toBe('[E7] a command is answered again');
});
