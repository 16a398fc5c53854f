import { sectionNames } from '@palmares/domain/portfolio';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { type Language, languages, wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { startTest, takeTest } from '../steps/identity.ts';
import { newPerson } from '../steps/person.ts';
import { waitForScripts } from '../steps/scripts.ts';
import { signIn, signInVerified } from '../steps/signed-in.ts';

const open = [
  '/nowhere',
  '/auth',
  '/auth/sign-up',
  '/auth/sign-up?step=birth',
  '/auth/guardian-needed',
  '/terms-of-use',
  '/privacy',
  '/auth/reset-password',
  '/auth/new-password?token=none',
  '/history/none',
];

/** Milliseconds for a test of many pages: each is looked at twice, which takes a busy machine ten seconds. */
const PATIENCE_MS = 10 * 60_000;

/** Of the pages that speak to visitors, each language has its own words and lengths. */
const sitePages = ['', '/pricing', '/blog', '/blog/emailing-a-coach', '/faqs', '/contact-us/bug-report'];

const ownPages = [
  '/app/dashboard',
  '/app/account',
  '/app/athlete-plan',
  '/app/portfolio/edit',
  // The documents are on the page of academics.
  ...sectionNames.filter((name) => name !== 'academic-documents').map((name) => `/app/portfolio/edit/${name}`),
  '/app/portfolio/history',
  '/app/portfolio/history?section=motto',
  '/app/portfolio/history/motto/1',
  '/app/portfolio/preview',
  '/app/portfolio/share',
];

const identityPages = [
  '/app/identity/results',
  '/app/identity/coaching',
  '/app/identity/explore',
  '/app/identity/explore/masks/captain',
  '/app/identity/explore/colors/yellow',
  '/app/identity/explore/learning-styles/inner-dialog',
  '/app/identity/explore/grit',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
});

const ready = async (page: Page, language: Language): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForScripts(page, language);
};

const expectAllAccessible = async (page: Page, paths: readonly string[], language: Language): Promise<void> => {
  for (const path of paths) {
    await page.goto(`/${language}${path}`);
    await ready(page, language);
    await expectAccessible(page);
  }
};

test('public pages have no accessibility violation in either theme', async ({ page }) => {
  test.setTimeout(PATIENCE_MS);
  await expectAllAccessible(page, open, 'en');
});

for (const language of languages)
  test(`the pages of the site have no accessibility violation in either theme (${language})`, async ({ page }) => {
    test.setTimeout(PATIENCE_MS);
    await expectAllAccessible(page, sitePages, language);
  });

test('the pages of an athlete have no accessibility violation in either theme', async ({ page, context, product }) => {
  test.setTimeout(PATIENCE_MS);
  await signInVerified(context, product, newPerson('fr-ca'));
  for (const path of ownPages) {
    await page.goto(`/fr-ca${path}`);
    await expect(page).toHaveURL(`/fr-ca${path}`);
    await ready(page, 'fr-ca');
    await expectAccessible(page);
  }
});

test('the results of Identity and their explanations have no accessibility violation in either theme', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(PATIENCE_MS);
  const say = wordsIn('fr-ca');
  await signInVerified(context, product, newPerson('fr-ca'));
  await takeTest(context, product);
  for (const path of identityPages) {
    await page.goto(`/fr-ca${path}`);
    await expect(page).toHaveURL(`/fr-ca${path}`);
    await ready(page, 'fr-ca');
    await expectAccessible(page);
  }
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
