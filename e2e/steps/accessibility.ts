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

/** Rules that a theme can break; the others check the elements, which are the same in both themes. */
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

/** Returns the violations, each with its rule and element. */
const violationsIn = (page: Page, rules?: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (runOnly) => {
    // Skips reading the style sheets again, which only a rule that is off by default needs.
    const options = { resultTypes: ['violations' as const], preload: false, ...(runOnly && { runOnly: [...runOnly] }) };
    const { violations } = await window.axe.run(document, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules);

/** Waits for hydration: before it React would reset the theme class, and the theme switch is disabled. */
const untilHydrated = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: themeSwitch, disabled: true })).toHaveCount(0);

/** Expects no axe violation on the current page, in either theme. Leaves it in the dark theme. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const found: string[] = [];
  await untilHydrated(page);
  // Reduced motion, because elements that appear during the check must not fade in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The pages have no frames, so only one document needs axe.
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
