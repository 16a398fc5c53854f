import { expect, type Page, type Request } from '@playwright/test';
import { type Language, wordsIn } from '../fixtures/words.ts';

/** Waits until the page is hydrated: before that, a link loads a document. Expects the dark theme. */
export const waitForScripts = (page: Page, language: Language): Promise<void> =>
  expect(page.getByRole('button', { name: wordsIn(language)('theme_use_light') })).toBeEnabled();

/** Options to open a page whose scripts are withheld: early script requests would delay its load event. */
export const untilRead = { waitUntil: 'domcontentloaded' } as const;

/** Withholds the scripts of pages opened from now on. Returns a function that releases them. */
export const withholdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/**
 * Collects the scripts that the page loads from now on. Returns a function that stops collecting and returns their
 * text.
 */
export const collectScripts = (page: Page): (() => Promise<string>) => {
  const bodies: Promise<string>[] = [];
  const collect = (request: Request) => {
    if (request.resourceType() === 'script') bodies.push(request.response().then((response) => response?.text() ?? ''));
  };
  page.on('requestfinished', collect);
  return async () => {
    // A script that is still loading when the test ends has no text.
    page.off('requestfinished', collect);
    return (await Promise.all(bodies)).join('\n');
  };
};
