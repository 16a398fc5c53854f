import { expect, it } from 'vitest';
import { asOne, countsOf, sum } from './counts.ts';
import type { RanTest } from './journal.ts';

const ran = (outcome: RanTest['outcome']): RanTest => ({ name: outcome, outcome, seconds: 1, flaky: false });

it('the counts of runners and of plain commands add up', () => {
  const runner = countsOf([ran('passed'), ran('passed'), ran('failed'), ran('skipped')], false);
  expect(runner).toEqual({ passed: 2, failed: 1, skipped: 1 });
  expect(sum([runner, asOne(true), asOne(false)])).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

it('a runner that fails without a failed test still counts a failure', () => {
  expect(countsOf([ran('passed')], false)).toMatchObject({ passed: 1, failed: 1 });
  expect(countsOf([], false)).toMatchObject({ passed: 0, failed: 1 });
});
