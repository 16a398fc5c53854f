import { expect, it } from 'vitest';
import { separated } from './separated.ts';

it('the parts of a line stay with the dot after them, and empty ones are left out', () => {
  expect(separated(['PDF', '', '180 kB'])).toBe('PDF\u00a0· 180 kB');
});
