import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryPaths, root } from '../checks/repository.ts';
import { selectTests } from './selection.ts';
import { stagesOf, suitesIn } from './suites.ts';

const suites = suitesIn(root);

const files = [
  'e2e/journeys/sign-up.spec.ts',
  'packages/db/src/links.db.test.ts',
  'packages/db/src/links.unit.test.ts',
  'packages/domain/src/kernel/text.ts',
  'packages/domain/src/kernel/text.unit.test.ts',
  'packages/domain/src/plan/plan.unit.test.ts',
  'tools/checks/links.unit.test.ts',
];

const select = (asked: string, ...paths: readonly string[]) =>
  Object.fromEntries(selectTests(paths, { asked, names: stagesOf(asked).flat(2), suites, files }));

describe('the paths of a test run', () => {
  it('name a file, a folder or a part of a path', () => {
    const text = { unit: ['packages/domain/src/kernel/text.unit.test.ts'] };
    expect(select('unit', 'packages/domain/src/kernel/text.unit.test.ts')).toEqual(text);
    expect(select('unit', join(root, 'packages/domain/src/kernel/text.unit.test.ts'))).toEqual(text);
    expect(select('unit', './packages/domain/src/kernel/')).toEqual(text);
    expect(select('unit', 'kernel/text')).toEqual(text);
  });

  it('add up, each file once, and leave out suites that they do not reach', () => {
    expect(select('unit', 'packages/domain', 'links', 'packages/domain/src/plan')).toEqual({
      unit: [
        'packages/domain/src/kernel/text.unit.test.ts',
        'packages/domain/src/plan/plan.unit.test.ts',
        'packages/db/src/links.unit.test.ts',
      ],
      checks: ['tools/checks/links.unit.test.ts'],
    });
  });

  it('reach the tests of the suite that is asked for alone', () => {
    expect(select('db', 'packages/db')).toEqual({ db: ['packages/db/src/links.db.test.ts'] });
    expect(select('e2e', 'sign-up')).toEqual({ e2e: ['e2e/journeys/sign-up.spec.ts'] });
  });

  it('are refused when one of them matches no test', () => {
    expect(() => select('unit', 'packages/domain', 'packages/gone')).toThrow('test:unit has no test in packages/gone.');
    expect(() => select('unit', 'packages/domain/src/kernel/text.ts')).toThrow('has no test in');
  });

  it('are refused with the name of the suite that has their tests', () => {
    expect(() => select('unit', 'packages/db/src/links.db.test.ts')).toThrow('Its tests run in test:db.');
  });

  it('are refused by a suite that runs as a whole, and options by every suite', () => {
    expect(() => select('quick', 'packages/domain')).toThrow('test:quick takes no paths');
    expect(() => select('unit', '--watch')).toThrow('has no option --watch');
  });
});

it('every test file belongs to one suite', () => {
  const tests = repositoryPaths().filter((path) => /\.(unit|db)\.test\.tsx?$|^e2e\/.*\.spec\.ts$/.test(path));
  const owners = tests.map((path) => Object.values(suites).filter(({ tests: own }) => own?.owns(path)).length);
  expect(new Set(owners)).toEqual(new Set([1]));
});
