import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from '../fixtures/words.ts';

/** Returns the form of a list's open item: in the list, or on a phone in a sheet, which hides the list. */
export const openForm = (page: Page, list: Locator): Locator => page.getByRole('dialog').or(list);

/** Chooses from an item's menu by keyboard: the focus stays on the menu and the arrow keys highlight its items. */
export const chooseAction = async (page: Page, say: Say, item: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: say('list_actions', { name: item }), exact: true }).press('Enter');
  const choice = page.getByRole('menuitem', { name: say(action), exact: true });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(choice).toHaveAttribute('data-highlighted', '', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
};

/** Closes the open item, and waits until nothing covers the page. */
export const closeItem = async (page: Page, say: Say): Promise<void> => {
  await page.getByRole('button', { name: say('list_done'), exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
};
