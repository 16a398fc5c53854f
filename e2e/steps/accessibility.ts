import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { languages, wordsIn } from '../fixtures/words.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const themeSwitch = new RegExp(languages.map((language) => wordsIn(language)('theme_use_light')).join('|'));

const themes = ['dark', 'light'] as const;

/** All that another theme can break: the other rules look at the elements, which are the same. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** Sets the theme class directly, which saves loading the page again. */
const setTheme = (page: Page, theme: (typeof themes)[number]): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.classList.toggle('light', name === 'light');
  }, theme);

/** Waits for finite animations to end, because contrast may be too low while an element fades. */
const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** The violations, each with its rule and element. */
const violationsIn = (page: Page, rules?: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (runOnly) => {
    // Style sheets are read again for a rule that is off by default only.
    const options = { resultTypes: ['violations' as const], preload: false, ...(runOnly && { runOnly: [...runOnly] }) };
    const { violations } = await window.axe.run(document, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules);

/** The theme class is React's until the page is hydrated, and the switch of the theme works from then on. */
const untilHydrated = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: themeSwitch, disabled: true })).toHaveCount(0);

/** Expects no axe violation in the page as it is now, in either theme. Leaves it in the dark theme. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const found: string[] = [];
  await untilHydrated(page);
  // What appears while axe looks must not fade in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The pages have no frames, so axe is needed in one document only.
  await page.evaluate(axe.source);
  for (const theme of themes) {
    await setTheme(page, theme);
    await waitForAnimations(page);
    const violations = await violationsIn(page, theme === 'light' ? rulesOfColor : undefined);
    found.push(...violations.map((violation) => `${page.url()}, ${theme}, ${violation}`));
  }
  await setTheme(page, 'dark');
  await page.emulateMedia({ reducedMotion: null });
  expect(found).toEqual([]);
};
