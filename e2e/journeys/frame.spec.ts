import { expect, test } from '../fixtures/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor without a language chooses one, and keeps path and query', async ({ page }) => {
    const asked = await page.goto('/nowhere?from=poster');
    expect(asked?.status()).toBe(200);
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr-ca/nowhere?from=poster');
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();

    await page.goto('/?from=poster');
    await expect(page).toHaveURL('/fr-ca?from=poster');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  });

  test('switching the language keeps the page and its query', async ({ page }) => {
    await page.goto('/en/auth?next=%2Fen%2Fapp%2Faccount');
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr-ca/auth?next=%2Fen%2Fapp%2Faccount');
    await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
  });
});

test('a language that nobody chose is not taken from the browser', async ({ anotherBrowser }) => {
  const page = await (await anotherBrowser({ locale: 'fr-CA' })).newPage();
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
});

test('a page that is not there says so in its language, with the way on', async ({ page }) => {
  const answer = await page.goto('/fr-ca/nulle/part');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await page.getByRole('link', { name: 'Aller à la page d’accueil' }).click();
  await expect(page).toHaveURL('/fr-ca');
});

test('addresses for machines have no language', async ({ request }) => {
  for (const path of ['/assets/none.js', '/api/none', '/_ui/none'])
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
  expect((await request.get('/healthz')).ok()).toBe(true);
  expect((await request.get('/readyz')).ok()).toBe(true);
});

test('the theme changes under its overlay and is there again after a reload', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  await expect(page.getByText('Changing the colours…')).toBeVisible();
  await expect(page.locator('html')).toHaveClass('light');
  await expect(page.getByText('Changing the colours…')).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveClass('light');
  await expect(page.getByRole('button', { name: 'Use the dark theme' })).toBeVisible();
});

test('under reduced motion the theme changes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en');
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  await expect(page.locator('html')).toHaveClass('light', { timeout: 400 });
  await expect(page.getByText('Changing the colours…')).toBeHidden();
});

test('the cookie notice comes once and goes for good', async ({ page }) => {
  await page.goto('/en');
  const notice = page.getByRole('region', { name: 'Only what the site needs' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookieAccepted'))).toBe('true');
});

test('a page change without a document moves the focus to the title', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('link', { name: 'Create my portfolio' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
});

test('the Tab key meets the way to the content first', async ({ page }) => {
  await page.goto('/en');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
