import { sectionNames } from '@palmares/domain/portfolio';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { type Language, wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { startTest, takeTest } from '../steps/identity.ts';
import { newPerson } from '../steps/person.ts';
import { waitForScripts } from '../steps/scripts.ts';
import { signIn, signInVerified } from '../steps/signed-in.ts';

const open = [
  '/en/nowhere',
  '/en/auth',
  '/en/auth/sign-up',
  '/en/auth/guardian-needed',
  '/en/terms-of-use',
  '/en/privacy',
  '/en/auth/reset-password',
  '/en/auth/new-password?token=none',
  '/fr-ca/auth/guardian?token=none',
  '/fr-ca/athletes/none',
  '/en/history/none',
];

/** Milliseconds for a test of many pages: each is checked twice, which takes ten seconds on a busy machine. */
const TIMEOUT_MS = 10 * 60_000;

/** Pages with much text are checked in both languages, because text lengths differ. */
const sitePages = [
  '/en',
  '/fr-ca',
  '/en/pricing',
  '/fr-ca/pricing',
  '/en/blog',
  '/en/blog/emailing-a-coach',
  '/fr-ca/blog/emailing-a-coach',
  '/fr-ca/faqs',
  '/en/contact-us/bug-report',
  '/fr-ca/contact-us',
  '/en/portfolio-demo',
  '/fr-ca/portfolio-demo/nora',
];

const ownPages = [
  '/fr-ca/app/dashboard',
  '/fr-ca/app/account',
  '/fr-ca/app/athlete-plan',
  '/fr-ca/app/portfolio/edit',
  ...sectionNames.map((name) => `/fr-ca/app/portfolio/edit/${name}`),
  '/fr-ca/app/portfolio/history',
  '/fr-ca/app/portfolio/history?section=motto',
  '/fr-ca/app/portfolio/history/motto/1',
  '/fr-ca/app/portfolio/preview',
  '/fr-ca/app/portfolio/share',
];

const identityPages = [
  '/fr-ca/app/identity/results',
  '/fr-ca/app/identity/coaching',
  '/fr-ca/app/identity/explore',
  '/fr-ca/app/identity/explore/masks/captain',
  '/fr-ca/app/identity/explore/colors/yellow',
  '/fr-ca/app/identity/explore/learning-styles/inner-dialog',
  '/fr-ca/app/identity/explore/grit',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
});

const ready = async (page: Page, language: Language): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForScripts(page, language);
};

/** Follows a link of the open page, as most people do and which costs least; otherwise loads the address. */
const reach = async (page: Page, address: string): Promise<void> => {
  const link = page.locator(`a[href="${address}"]`).first();
  if (await link.isVisible()) {
    const before = await page.title();
    await link.click();
    await expect(page).not.toHaveTitle(before);
  } else await page.goto(address);
  await expect(page).toHaveURL(address);
};

const expectAllAccessible = async (page: Page, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) {
    await reach(page, address);
    await ready(page, address.startsWith('/en') ? 'en' : 'fr-ca');
    await expectAccessible(page);
  }
};

test('public pages have no accessibility violation in either theme', async ({ page }) => {
  test.setTimeout(TIMEOUT_MS);
  await expectAllAccessible(page, open);
});

test('the pages of the site have no accessibility violation in either theme', async ({ page }) => {
  test.setTimeout(TIMEOUT_MS);
  await expectAllAccessible(page, sitePages);
});

test('the pages of an athlete have no accessibility violation in either theme', async ({ page, context, product }) => {
  test.setTimeout(TIMEOUT_MS);
  await signInVerified(context, product, newPerson('fr-ca'));
  await expectAllAccessible(page, ownPages);
});

test('the results of Identity and their explanations have no accessibility violation in either theme', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const say = wordsIn('fr-ca');
  await signInVerified(context, product, newPerson('fr-ca'));
  await takeTest(context, product);
  await expectAllAccessible(page, identityPages);
  await page.goto('/fr-ca/app/identity/results');
  await ready(page, 'fr-ca');
  const grit = page.getByRole('region', { name: say('identity_part_grit') });
  await grit.getByText(say('results_scoring')).click();
  await expect(grit.getByText(say('results_reversed'), { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the Identity test has no accessibility violation in either theme', async ({ page, context, product }) => {
  const say = wordsIn('fr-ca');
  await signIn(context, product, newPerson('fr-ca'));
  await page.goto('/fr-ca/app/identity/test');
  await ready(page, 'fr-ca');
  await expectAccessible(page);
  await startTest(context, product);
  await page.reload();
  await expect(page.getByRole('button', { name: say('identity_test_leave') })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('identity_part_start', { number: 1 }) }).click();
  await page.getByRole('button', { name: say('identity_rank_tap_mode') }).click();
  await expectAccessible(page);
});

test('the language choice and the code page have no accessibility violation in either theme', async ({
  page,
  context,
  product,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await signIn(context, product, newPerson('fr-ca'));
  await page.goto('/fr-ca/auth/verify-email');
  await ready(page, 'fr-ca');
  await expectAccessible(page);
});

test('an image without a text, and words that are too pale in one theme, are violations', async ({ page }) => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  await page.setContent(`<html lang="en"><title>Pale</title><style>
    body { background: #fff; color: #000 } .light p { color: #ccc }</style>
    <main><h1>Pale</h1><p>Words</p><img src="${picture}"></main></html>`);
  await expect(expectAccessible(page)).rejects.toThrow(/dark, image-alt[\s\S]*light, color-contrast/);
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, locale: 'fr-CA' });

  const styleOf = (element: Locator, name: 'backgroundColor' | 'borderTopColor'): Promise<string> =>
    element.evaluate((node, key) => getComputedStyle(node)[key], name);

  test('the bars of a chart are filled, and the language of the browser stands out', async ({ page, demo }) => {
    await page.goto('/');
    const languages = page.getByRole('main').getByRole('link');
    const french = await styleOf(languages.filter({ hasText: 'Français' }), 'borderTopColor');
    expect(french).not.toBe(await styleOf(languages.filter({ hasText: 'English' }), 'borderTopColor'));

    await page.goto(demo['link (français)']);
    const bar = page.getByRole('table').locator('[data-tone]').first();
    expect(await styleOf(bar, 'backgroundColor')).not.toBe(await styleOf(page.locator('body'), 'backgroundColor'));
  });
});
