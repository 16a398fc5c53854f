import { expect, it } from 'vitest';
import type { FinishedTest } from './journal.ts';
import { costLine, summary } from './summary.ts';

const test = (name: string, seconds: number, flaky = false): FinishedTest => ({
  id: name,
  name,
  outcome: 'passed',
  seconds,
  flaky,
});

const suite = (name: string, finished: readonly FinishedTest[]) => ({
  name,
  seconds: 12,
  processorSeconds: 20.4,
  factor: 1.5,
  succeeded: true,
  counts: { passed: finished.length, failed: 0, skipped: 0 },
  finished,
});

it('the summary names the 20 slowest tests of all suites, the slowest first', () => {
  const quick = Array.from({ length: 30 }, (_, nth) => test(`quick ${nth}`, 0.1));
  const lines = summary([suite('unit', [test('slow', 3), ...quick]), suite('db', [test('slower', 40)])]).split('\n');
  const from = lines.indexOf('slowest:');
  expect(lines.slice(from + 1, from + 3)).toEqual(['    40.0 s  slower', '     3.0 s  slow']);
  expect(lines.slice(from + 1)).toHaveLength(20);
});

it('the summary names what passed only on a retry', () => {
  expect(summary([suite('e2e', [test('offline.spec.ts > opens', 1, true), test('steady', 1)])])).toMatch(
    /\nflaky:\n {2}offline\.spec\.ts > opens$/,
  );
  expect(summary([suite('e2e', [test('steady', 1)])])).not.toContain('flaky');
});

it('the summary shows the processor time and the factor of each suite', () => {
  expect(summary([suite('types', [])])).toMatch(/^ {2}types +0 +0 +12\.0 s +20 s +1\.5$/m);
  expect(summary([{ ...suite('types', []), processorSeconds: undefined }])).toMatch(/^ {2}types .* – +1\.5$/m);
});

it('the summary says what the whole run cost, without a processor time that is known only in part', () => {
  const results = [suite('types', []), suite('unit', [])];
  expect(costLine(119.7, results)).toBe('2 m 0 s, 41 s of processor time');
  expect(costLine(125, [...results, { ...suite('db', []), processorSeconds: undefined }])).toBe('2 m 5 s');
});
