import { expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';

const known = { withoutSite: ['events'], all: ['events', 'growth'] };

it('without names every suite runs whole, and nothing is checked', () => {
  expect(readCommandLine([], known)).toEqual({ suites: known.all, check: false, size: 'whole' });
});

it('names and options come in any order', () => {
  expect(readCommandLine(['--quick', 'growth', '--check', 'growth'], known)).toEqual({
    suites: ['growth'],
    check: true,
    size: 'quick',
  });
});

it('a smoke run has every suite, or those that are named', () => {
  expect(readCommandLine(['--smoke'], known)).toEqual({ suites: known.all, check: false, size: 'smoke' });
  expect(readCommandLine(['growth', '--smoke'], known)).toMatchObject({ suites: ['growth'], size: 'smoke' });
});

it('those that need no site run with --no-site, which takes no names', () => {
  expect(readCommandLine(['--no-site', '--smoke'], known)).toEqual({ suites: ['events'], check: false, size: 'smoke' });
  expect(() => readCommandLine(['--no-site', 'growth'], known)).toThrow('it takes no names');
});

it('a smoke run judges no figure, so it is neither quick nor checked', () => {
  expect(() => readCommandLine(['--smoke', '--check'], known)).toThrow('--smoke judges no figure');
  expect(() => readCommandLine(['--smoke', '--quick'], known)).toThrow('--smoke judges no figure');
});

it('an unknown suite or option is refused by name', () => {
  expect(() => readCommandLine(['event'], known)).toThrow('There is no suite "event". There are events, growth.');
  expect(() => readCommandLine(['--fast'], known)).toThrow('--fast');
});
