import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const themes = ['dark', 'light'] as const;

/** The theme is a class of the document: changing it by hand spares a second load of the page. */
const wear = (page: Page, theme: (typeof themes)[number]): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.classList.toggle('light', name === 'light');
  }, theme);

/** Between two colours a contrast may be too low, and nobody reads it: what fades has faded. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** The page as it stands now has no violation that axe knows, in either theme. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const found: string[] = [];
  for (const theme of themes) {
    await wear(page, theme);
    await atRest(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html }) => `${page.url()}, ${theme}, ${id}: ${html}`));
  }
  await wear(page, 'dark');
  expect(found).toEqual([]);
};
