import { expect, it } from 'vitest';
import { beyondPause, keystrokeBar, saveBar, scriptsBar } from './bars.ts';

it('a key may take twice as long as in a bare text area, in the median of the rounds', () => {
  const bare = [[10], [20], [10]];
  expect(keystrokeBar('motto', [[20], [40], [90]], bare)).toMatchObject({ value: 2, holds: true });
  expect(keystrokeBar('motto', [[21], [42], [10]], bare).holds).toBe(false);
});

it('saving may take the pause after typing and four bare appends', () => {
  const appends = [[10], [20], [10]];
  expect(beyondPause([[740], [780], [790]], appends, 700)).toEqual([4, 4, 9]);
  expect(saveBar('motto', [4, 4, 9]).holds).toBe(true);
  expect(saveBar('motto', [3, 4.1, 9]).holds).toBe(false);
});

it('a page of the editor may load 60 kB of scripts more than the log-in page', () => {
  expect(scriptsBar('motto', 250_000, 190_000).holds).toBe(true);
  expect(scriptsBar('motto', 250_001, 190_000).holds).toBe(false);
});
