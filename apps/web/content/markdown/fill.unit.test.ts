import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('a placeholder is filled with its value, and refused without one', () => {
  expect(fill('Off at first: {minorParts}.', { minorParts: 'contacts' })).toBe('Off at first: contacts.');
  expect(() => fill('Off at first: {nothing}.', {})).toThrow('{nothing}');
});
