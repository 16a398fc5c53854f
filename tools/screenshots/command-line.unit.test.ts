import { expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';
import { fileOf, variantsOf } from './variant.ts';

const known = ['landing', 'log-in', 'dashboard'];

it('every screen is taken in every variant', () => {
  const asked = readCommandLine([], known);
  expect(asked.screens).toEqual(known);
  expect(variantsOf(asked)).toHaveLength(16);
});

it('names and options narrow the selection, in the order of the table', () => {
  const asked = readCommandLine(
    ['--lang', 'fr-ca', 'dashboard', '--width', '390', 'landing', '--theme', 'light'],
    known,
  );
  expect(asked.screens).toEqual(['landing', 'dashboard']);
  expect(variantsOf(asked)).toEqual([{ language: 'fr-ca', width: 390, theme: 'light' }]);
});

it('a picture is named by its screen, language, width and theme', () => {
  expect(fileOf('landing', { language: 'fr-ca', width: 390, theme: 'light' })).toBe('landing.fr-ca.390.light.png');
});

it('an unknown screen, option or value is refused by name', () => {
  expect(() => readCommandLine(['home'], known)).toThrow('There is no screen "home". There are landing, log-in, dash');
  expect(() => readCommandLine(['--width', '800'], known)).toThrow('--width is 320 or 375 or 390 or 1440, not "800".');
  expect(() => readCommandLine(['--url', 'here'], known)).toThrow('--url "here" is not an address.');
  expect(() => readCommandLine(['--fast'], known)).toThrow('--fast');
});
