import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesNamed, missingTitles, titlesNamed } from './coverage.ts';
import { readSources, root } from './repository.ts';
import { titlesDeclared } from './test-titles.ts';

/** True for tests, and for folders named testing, which hold tests that several files share. */
const makesTests = (path: string): boolean => /\.(test|spec)\.tsx?$|\/testing\/.*\.tsx?$/.test(path);

const declared = readSources(makesTests).flatMap(titlesDeclared);

const documents = ['docs/coverage.md', 'docs/security.md', 'packages/event-store/README.md'];

it.each(documents)('every test that %s names exists', (path) => {
  const document = readFileSync(join(root, path), 'utf8');
  expect(missingTitles(document, declared)).toEqual([]);
});

it('every file that security.md names in place of a test exists', () => {
  const files = filesNamed(readFileSync(join(root, 'docs/security.md'), 'utf8'));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('every guarantee of the event store names the number and the title of a test', () => {
  const titles = titlesNamed(readFileSync(join(root, 'packages/event-store/README.md'), 'utf8'));
  expect(titles.length).toBeGreaterThan(40);
  expect(titles.filter((title) => !/^\[E\d+\] \S/.test(title))).toEqual([]);
});

it('the third column names tests, and says not yet where there is none', () => {
  const document =
    '| what | section | shown by |\n|---|---|---|\n| A | 1 | not yet |\n| B | 2 | one test · another · `a/file.ts` |\n';
  expect(titlesNamed(document)).toEqual(['one test', 'another']);
  expect(filesNamed(document)).toEqual(['a/file.ts']);
});

it('tables with another third column name no tests', () => {
  const document = '| limit | points | period |\n|---|---|---|\n| a | 1 | an hour |\n\n| b | 2 | a day |\n';
  expect(titlesNamed(document)).toEqual([]);
});

it('a title that no test has is named', () => {
  const document = '| what | section | shown by |\n| A | 1 | opens at once |\n| B | 1 | is gone |\n';
  expect(missingTitles(document, ['opens at once'])).toEqual(['is gone']);
});
