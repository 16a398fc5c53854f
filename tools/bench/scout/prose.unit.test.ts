import { expect, it } from 'vitest';
import { inProse, proseOf } from './prose.ts';

it('prose is as long as it is asked for, the same in each run, and never repeats itself', () => {
  const [prose, again] = [proseOf(1), proseOf(1)];
  const texts = [20, 80, 2000, 2000].map(prose);
  expect(texts.map((text) => text.length)).toEqual([20, 80, 2000, 2000]);
  expect([20, 80, 2000, 2000].map(again)).toEqual(texts);
  expect(new Set(texts).size).toBe(texts.length);
});

it('prose takes the place of repeated words, however deep, and of nothing else', () => {
  const content = { sport: 'hockey', items: [{ text: 'hockeys hockeys hocke', year: 2026 }], short: 'puck puck eee' };
  const told = inProse(content, proseOf(1));
  expect(told).toMatchObject({ sport: 'hockey', items: [{ year: 2026 }] });
  expect(told.items[0]?.text).toHaveLength(21);
  expect(told.items[0]?.text).not.toContain('hockeys');
  expect(told.short.split(' ').map((word) => word.length)).toEqual([4, 4, 3]);
});
