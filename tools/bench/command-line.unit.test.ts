import { expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';

const known = ['events', 'growth'];

it('without names every suite runs, and nothing is checked', () => {
  expect(readCommandLine([], known)).toEqual({ suites: known, check: false, quick: false });
});

it('names and options come in any order', () => {
  expect(readCommandLine(['--quick', 'growth', '--check', 'growth'], known)).toEqual({
    suites: ['growth'],
    check: true,
    quick: true,
  });
});

it('an unknown suite or option is refused by name', () => {
  expect(() => readCommandLine(['event'], known)).toThrow('There is no suite "event". There are events, growth.');
  expect(() => readCommandLine(['--fast'], known)).toThrow('--fast');
});
