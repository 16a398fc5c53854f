import { expect, type Page } from '@playwright/test';
import { type Language, wordsIn } from '../fixtures/words.ts';

/** The page's scripts run: until then a link loads a document, and a button that needs them is off. In the dark theme. */
export const hasScripts = (page: Page, language: Language): Promise<void> =>
  expect(page.getByRole('button', { name: wordsIn(language)('theme_use_light') })).toBeEnabled();
