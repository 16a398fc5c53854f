import { expect, it } from 'vitest';
import { suggestPasscode } from './suggest-passcode.ts';

it('suggested passcodes have six digits and rarely repeat', () => {
  const suggested = Array.from({ length: 200 }, suggestPasscode);
  expect(suggested.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(suggested).size).toBeGreaterThan(190);
});
