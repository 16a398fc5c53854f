import { phone } from '../fixtures/devices.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { waitForScripts } from '../steps/scripts.ts';

const [say, sayFrench] = [wordsIn('en'), wordsIn('fr-ca')];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.describe('on a phone', () => {
    test.use(phone);

    test('a visitor without a stored language chooses one and keeps path and query', async ({ page }) => {
      // The page is rendered once, and must not show one visitor the address of another.
      for (const address of ['/', '/?from=someone', '/somewhere?from=someone']) await page.goto(address);
      const asked = await page.goto('/nowhere?from=poster');
      expect(asked?.status()).toBe(200);
      await page.getByRole('link', { name: sayFrench('language_name') }).click();
      await expect(page).toHaveURL('/fr-ca/nowhere?from=poster');
      await expect(page.getByRole('heading', { name: sayFrench('not_found_title') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');

      await page.goto('/?from=poster');
      await expect(page).toHaveURL('/fr-ca?from=poster');
    });
  });

  test('switching the language keeps the page and its query', async ({ page }) => {
    await page.goto('/fr-ca/auth?next=%2Fen%2Fapp%2Faccount');
    await page.getByRole('link', { name: say('language_name') }).click();
    await expect(page).toHaveURL('/en/auth?next=%2Fen%2Fapp%2Faccount');
    await expect(page.getByRole('heading', { name: say('log_in_title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  for (const [tag, first, last] of [
    ['en', say, sayFrench],
    ['fr-CA', sayFrench, say],
  ] as const)
    test(`the browser’s language is listed first, one Tab away, but not chosen automatically (${tag})`, async ({
      anotherBrowser,
    }) => {
      const context = await anotherBrowser({ locale: tag, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto('/');
      await expect(page).toHaveURL('/');
      const choices = page.getByRole('main').getByRole('link');
      await expect(choices.first()).toHaveAccessibleName(new RegExp(`^${first('language_name')}`));
      await expect(choices.first()).not.toBeFocused();
      await page.keyboard.press('Tab');
      await expect(choices.first()).toBeFocused();
      await expect(choices.last()).toHaveAccessibleName(new RegExp(`^${last('language_name')}`));
    });
});

test('a path without a language opens in the language of the last page, also once the cookie is lost', async ({
  page,
}) => {
  await page.goto('/fr-ca');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe('fr-ca');
  await page.goto('/auth?next=%2Fen#here');
  await expect(page).toHaveURL('/fr-ca/auth?next=%2Fen#here');
  await page.context().clearCookies({ name: 'lang' });
  await page.goto('/auth?next=%2Fen#there');
  await expect(page).toHaveURL('/fr-ca/auth?next=%2Fen#there');
});

test('choosing and switching the language keep the hash', async ({ page }) => {
  const follow = async (name: string) => {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', /#here$/);
    await link.click();
  };
  await page.goto('/auth/sign-up?from=poster#here');
  await follow(sayFrench('language_name'));
  await expect(page).toHaveURL('/fr-ca/auth/sign-up?from=poster#here');
  await follow(say('language_name'));
  await expect(page).toHaveURL('/en/auth/sign-up?from=poster#here');
});

test('an unsupported language counts as none', async ({ page, product }) => {
  await page.context().addCookies([{ name: 'lang', value: 'fr', url: product.url }]);
  await page.addInitScript(() => localStorage.setItem('lang', 'de'));
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Français' })).toBeVisible();
});

test('a browser in another language gets no choice focused', async ({ anotherBrowser }) => {
  const page = await (await anotherBrowser({ locale: 'es-MX' })).newPage();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
  for (const choice of await page.getByRole('main').getByRole('link').all()) await expect(choice).not.toBeFocused();
});

test('addresses for machines have no language', async ({ request }) => {
  for (const path of ['/assets/none.js', '/api/none', '/_ui/none'])
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
  expect((await request.get('/healthz')).ok()).toBe(true);
  expect((await request.get('/readyz')).ok()).toBe(true);
});

test('what was typed into a form stays when the language changes, and a password does not', async ({ page }) => {
  const toFrench = () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: sayFrench('language_name') })
      .click();
  await page.goto('/en/auth');
  await waitForScripts(page, 'en');
  await page.getByLabel(say('log_in_email_label'), { exact: true }).fill('noor@example.com');
  await page.getByLabel(say('log_in_password_label'), { exact: true }).fill('trois buts en finale');
  await toFrench();
  await expect(page.getByLabel(sayFrench('log_in_email_label'), { exact: true })).toHaveValue('noor@example.com');
  await expect(page.getByLabel(sayFrench('log_in_password_label'), { exact: true })).toHaveValue('');

  await page.goto('/en/contact-us');
  await waitForScripts(page, 'en');
  await page.getByLabel(say('write_us_subject_label')).selectOption('bug');
  await page.getByLabel(say('write_us_body_label')).fill('The page stays empty.');
  await toFrench();
  await expect(page.getByLabel(sayFrench('write_us_body_label'))).toHaveValue('The page stays empty.');
  await expect(page.getByLabel(sayFrench('write_us_subject_label'))).toHaveValue('bug');
});
