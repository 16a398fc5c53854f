import { expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';

it('3,000 common passwords are listed, in lower case, all long enough to be chosen', async () => {
  const common = await commonPasswords();
  expect(common.size).toBe(3000);
  for (const known of ['password', '12345678', 'trustno1', 'qwertyuiop', 'iloveyou']) expect(common).toContain(known);
  for (const password of common) {
    expect(password).toBe(password.toLowerCase());
    expect(password.length).toBeGreaterThanOrEqual(8);
  }
});
