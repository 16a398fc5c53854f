import { expect, it } from 'vitest';
import { asOne, closingLine, countsOf, sum } from './counts.ts';
import type { FinishedTest } from './journal.ts';

const test = (outcome: FinishedTest['outcome'], id: string = outcome): FinishedTest => ({
  id,
  name: id,
  outcome,
  seconds: 1,
  flaky: false,
});

it('the counts of runners and of plain commands add up', () => {
  const finished = [test('passed', 'a'), test('passed', 'b'), test('failed'), test('skipped')];
  const runner = countsOf({ collected: 4, finished }, false);
  expect(runner).toEqual({ passed: 2, failed: 1, skipped: 1 });
  expect(sum([runner, asOne(true), asOne(false)])).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

it('a runner that fails without a failed test still counts a failure', () => {
  expect(countsOf({ collected: 1, finished: [test('passed')] }, false)).toMatchObject({ passed: 1, failed: 1 });
  expect(countsOf({ collected: 0, finished: [] }, false)).toMatchObject({ passed: 0, failed: 1 });
});

it('tests that did not run because the suite ended early are skipped ones of the closing line', () => {
  const counts = countsOf({ collected: 30, finished: [test('passed'), test('failed')] }, false);
  expect(closingLine(counts)).toBe('1 passed, 1 failed, 28 skipped');
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
});
