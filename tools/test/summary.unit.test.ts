import { expect, it } from 'vitest';
import type { RanTest } from './journal.ts';
import { summary } from './summary.ts';

const test = (name: string, seconds: number, flaky = false): RanTest => ({ name, outcome: 'passed', seconds, flaky });

const suite = (name: string, ran: readonly RanTest[]) => ({
  name,
  seconds: 12,
  factor: 1.5,
  succeeded: true,
  counts: { passed: ran.length, failed: 0, skipped: 0 },
  ran,
});

it('names the 20 slowest tests of all suites, the slowest first', () => {
  const quick = Array.from({ length: 30 }, (_, nth) => test(`quick ${nth}`, 0.1));
  const lines = summary([suite('unit', [test('slow', 3), ...quick]), suite('db', [test('slower', 40)])]).split('\n');
  const from = lines.indexOf('slowest:');
  expect(lines.slice(from + 1, from + 3)).toEqual(['    40.0 s  slower', '     3.0 s  slow']);
  expect(lines.slice(from + 1)).toHaveLength(20);
});

it('names what passed only when it was tried again', () => {
  expect(summary([suite('e2e', [test('offline.spec.ts > opens', 1, true), test('steady', 1)])])).toMatch(
    /\nflaky:\n {2}offline\.spec\.ts > opens$/,
  );
  expect(summary([suite('e2e', [test('steady', 1)])])).not.toContain('flaky');
});

it('shows how slow the machine was when each suite began', () => {
  expect(summary([suite('types', [])])).toMatch(/^ {2}types +0 +0 +12\.0 s +1\.5$/m);
});
