import { expect, it } from 'vitest';
import { saidByScreen } from './said-by-screen.ts';

it('a message is said by a screen as long as one that says so is shown', () => {
  const seen: boolean[] = [];
  const leave = saidByScreen.subscribe(() => seen.push(saidByScreen.isSaid()));
  const [first, second] = [saidByScreen.say(), saidByScreen.say()];
  first();
  expect(saidByScreen.isSaid()).toBe(true);
  second();
  leave();
  expect(seen).toEqual([true, true, true, false]);
});
