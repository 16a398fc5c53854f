import { expect, it } from 'vitest';
import { timeWarning } from './time-warning.ts';

const minutes = (count: number): number => count * 60_000;

it.each([
  [25, 5.1, null],
  [25, 5, 5],
  [25, 1.5, 5],
  [25, 1, 1],
  [25, 0, 1],
  // Opened after the first warning: it is not said again.
  [4, 3, null],
  [4, 0.9, 1],
])('a page opened with %d minutes left and now %d left, says %s', (began, left, said) =>
  expect(timeWarning({ began: minutes(began), leftMs: minutes(left) })).toBe(said),
);
