import { sectionNames } from '@palmares/domain/portfolio';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { Language } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { somebody } from '../steps/person.ts';
import { hasScripts } from '../steps/scripts.ts';
import { signIn, signInVerified } from '../steps/signed-in.ts';

const open = [
  '',
  '/nowhere',
  '/auth',
  '/auth/sign-up',
  '/auth/sign-up?step=birth',
  '/auth/guardian-needed',
  '/history/none',
];

const ownPages = [
  '/app/dashboard',
  '/app/account',
  '/app/athlete-plan',
  '/app/portfolio/edit',
  ...sectionNames.map((name) => `/app/portfolio/edit/${name}`),
  '/app/portfolio/preview',
  '/app/portfolio/share',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
});

const ready = async (page: Page, language: Language): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hasScripts(page, language);
};

test('every page that is open to all has no accessibility violation in either theme', async ({ page }) => {
  test.slow();
  for (const path of open) {
    await page.goto(`/en${path}`);
    await ready(page, 'en');
    await expectAccessible(page);
  }
});

test('every page of an athlete has no accessibility violation in either theme', async ({ page, context, product }) => {
  test.slow();
  await signInVerified(context, product, somebody('fr-ca'));
  for (const path of ownPages) {
    await page.goto(`/fr-ca${path}`);
    await expect(page).toHaveURL(`/fr-ca${path}`);
    await ready(page, 'fr-ca');
    await expectAccessible(page);
  }
});

test('where a language is chosen, and where a code is asked for, there is no accessibility violation', async ({
  page,
  context,
  product,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await signIn(context, product, somebody('fr-ca'));
  await page.goto('/fr-ca/auth/verify-email');
  await ready(page, 'fr-ca');
  await expectAccessible(page);
});
