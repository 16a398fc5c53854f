import { expect, type Page } from '@playwright/test';
import { type Language, wordsIn } from '../fixtures/words.ts';

/** The page's scripts run: until then a link loads a document, and a button that needs them is off. In the dark theme. */
export const hasScripts = (page: Page, language: Language): Promise<void> =>
  expect(page.getByRole('button', { name: wordsIn(language)('theme_use_light') })).toBeEnabled();

/** Pages opened from now on have no scripts until it is called. */
export const withholdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
