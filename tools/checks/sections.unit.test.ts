import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionNames } from '@palmares/domain/portfolio';
import { expect, it } from 'vitest';
import { root } from './repository.ts';
import { sectionsNotCovered, unregisteredSections } from './sections.ts';

it('every folder of a section is registered in the portfolio', () => {
  expect(unregisteredSections(root, sectionNames)).toEqual([]);
  expect(unregisteredSections(root, [])).toEqual([...sectionNames].sort());
});

it('every section that can be edited names a test in the coverage of the specification', () =>
  expect(sectionsNotCovered(readFileSync(join(root, 'docs/coverage.md'), 'utf8'), sectionNames)).toEqual([]));

it('a section that the coverage document leaves out or marks as not yet is named', () => {
  const document = [
    '| what | section | shown by |',
    '|---|---|---|',
    '| Portfolio edit: Motto | 2 | a test |',
    '| Portfolio edit: Work Experience | 2 | not yet |',
  ].join('\n');
  expect(sectionsNotCovered(document, ['motto', 'work-experience', 'vision'])).toEqual(['work-experience', 'vision']);
});
