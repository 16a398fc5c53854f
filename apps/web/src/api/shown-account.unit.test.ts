import { expect, it } from 'vitest';
import { shownAccount } from './shown-account.ts';

it('a document is the first account’s: it admits nobody else, and its calls never name another', () => {
  const page = shownAccount();
  expect([page.admits(undefined), page.id()]).toEqual([true, undefined]);
  expect([page.admits('first'), page.admits('other'), page.admits(undefined), page.admits('first')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(page.id()).toBe('first');
});
