import { expect, it } from 'vitest';
import { suggestPasscode } from './suggest-passcode.ts';

it('a suggested passcode has six digits, and the next one is another', () => {
  const suggested = Array.from({ length: 200 }, suggestPasscode);
  expect(suggested.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(suggested).size).toBeGreaterThan(190);
});
