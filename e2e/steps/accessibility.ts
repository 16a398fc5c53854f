import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** Expects no axe violation in the page as it is now, in either theme. Leaves it in the dark theme. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const found: string[] = [];
  // What appears while axe looks must not fade in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of themes) {
    await setTheme(page, theme);
    await waitForAnimations(page);
    // The pages have no frames, for which axe would open another page at each run.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (theme === 'light' ? axe.withRules(rulesOfColor) : axe).analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html }) => `${page.url()}, ${theme}, ${id}: ${html}`));
  }
  await setTheme(page, 'dark');
  await page.emulateMedia({ reducedMotion: null });
  expect(found).toEqual([]);
};
