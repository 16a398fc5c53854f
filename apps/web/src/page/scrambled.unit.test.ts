import { expect, it } from 'vitest';
import { scrambled } from './scrambled.ts';

const text = 'À toi de recruter';

it('a scrambled title puts one more letter in place at each step', () => {
  for (let step = 0; step <= text.length; step++) {
    expect(scrambled(text, step).slice(0, step)).toBe(text.slice(0, step));
    expect(scrambled(text, step)).toHaveLength(text.length);
  }
  expect(scrambled(text, text.length)).toBe(text);
});

it('a scrambled title has capitals where the title has them, so that it is about as wide', () => {
  expect(scrambled(text, 0)).toMatch(/^\p{Lu} \p{Ll}{3} \p{Ll}{2} \p{Ll}{8}$/u);
});

it('scrambled text keeps the spaces, so that no line breaks elsewhere, and is the same on each visit', () => {
  const before = scrambled(text, 0);
  expect([...before].map((letter) => letter === ' ')).toEqual([...text].map((letter) => letter === ' '));
  expect(before).not.toBe(text);
  expect(scrambled(text, 3)).toBe(scrambled(text, 3));
});
