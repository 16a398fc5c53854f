import { expect, it } from 'vitest';
import { auc } from './auc.ts';

it.each([
  [[1, 2, 3], [1, 2, 3], 0.5],
  [[4, 5], [1, 2, 3], 1],
  [[0], [1, 2, 3], 0],
  [[2, 2], [1, 2, 3], 0.5],
  [[1, 4], [2, 3], 0.5],
])('the AUC of %j among %j is %d', (first, second, expected) => expect(auc(first, second)).toBe(expected));
