import { within } from '@palmares/db/testing';
import { expect, test } from '../fixtures/test.ts';
import { newPerson } from '../steps/person.ts';
import { signIn } from '../steps/signed-in.ts';

test('an athlete asks for her data by keyboard, is told by mail, and downloads it', async ({ page, product, mail }) => {
  const athlete = newPerson('en');
  await signIn(page.context(), product, athlete);
  await page.goto('/en/app/account');
  const ask = page.getByRole('button', { name: 'Prepare my file' });
  await expect(ask).toBeEnabled();
  await ask.focus();
  await ask.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Your file is ready.' })).toBeVisible({
    timeout: within(20_000),
  });
  await expect(page.getByRole('button', { name: 'Prepare new file' })).toBeFocused();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download \(/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^palmares-\d{4}-\d\d-\d\d\.zip$/);
  expect((await mail.newestFor(athlete.email)).subject).toBe('Your data is ready');
});
