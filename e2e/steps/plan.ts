import { expect, type Page } from '@playwright/test';
import { type Language, wordsIn } from '../fixtures/words.ts';

/** The payment page's button. The page belongs to the Stripe simulator, so it has no messages of ours. */
const pay: Readonly<Record<Language, string>> = { en: 'Pay', 'fr-ca': 'Payer' };

export const subscribe = async (page: Page, language: Language): Promise<void> => {
  const say = wordsIn(language);
  await page.goto(`/${language}/app/athlete-plan`);
  await page.getByRole('button', { name: say('plan_subscribe') }).click();
  await page.getByRole('button', { name: pay[language], exact: true }).click();
  await page.waitForURL(`**/${language}/app/athlete-plan?checkout=done`);
  await expect(page.getByText(say('plan_celebration_title'))).toBeVisible({ timeout: 20_000 });
};
