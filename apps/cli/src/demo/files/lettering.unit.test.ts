import { expect, it } from 'vitest';
import { lettering } from './lettering.ts';

const line = (text: string) => lettering('fill="none"', { text, x: 100, y: 0, height: 6, weight: 1 });

it('lettering draws an accent above its letter without widening the line', () => {
  expect(line('É')).toBe(line('E').replace('</g>', '<path transform="translate(0 0)" d="M1.5 -1.2L3 -2.2"/></g>'));
});

it('centres a line', () => {
  expect(line('II')).toContain('translate(99.2 0)');
});

it('lettering refuses a character that it cannot draw', () => {
  expect(() => line('A&B')).toThrow('No drawing of "&"');
});
