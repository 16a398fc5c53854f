import { expect, type Page } from '@playwright/test';

/** Presses a button once the dialog has moved the focus to Cancel. Before that, Enter could press Cancel instead. */
export const pressInDialog = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.locator('button:focus')).toHaveCount(1);
  await dialog.getByRole('button', { name, exact: true }).press('Enter');
};
