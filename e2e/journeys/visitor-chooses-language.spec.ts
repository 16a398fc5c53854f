import { expect, test } from '../fixtures/test.ts';

const languages = [
  { name: 'English', path: 'en' },
  { name: 'Français', path: 'fr-ca' },
];

for (const { name, path } of languages) {
  test(`a visitor without a stored language chooses ${name} and keeps the address that was asked for`, async ({
    page,
  }) => {
    await page.goto('/auth/sign-up');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/${path}/auth/sign-up$`));
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${path}$`, 'i'));
  });
}

test('an address that leads nowhere answers 404', async ({ page }) => {
  const response = await page.goto('/en/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
