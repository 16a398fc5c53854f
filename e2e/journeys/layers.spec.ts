import type { Page } from '@playwright/test';
import { goOffline, goOnline } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { coveredControls } from '../steps/covered.ts';
import { newPerson } from '../steps/person.ts';
import { givePlan, introductionIn, writeLinks, writeSections } from '../steps/set-up.ts';
import { signInVerified } from '../steps/signed-in.ts';

// The smallest phone, in the language of the longer words.
test.use({ viewport: { width: 320, height: 568 } });

const say = wordsIn('fr-ca');

const noticeOf = (page: Page) => page.getByRole('region', { name: say('cookie_notice_title') });

/** Offline, pressing a place of the navigation raises a toast. By script, because a panel may lie over it. */
const raiseToast = async (page: Page): Promise<void> => {
  const place = page.getByRole('navigation').locator('a:not([aria-current])').first();
  await place.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText(say('offline_stay'))).toBeVisible();
};

test('every control of a phone’s screen can be pressed under a toast, the cookie notice, a sticky action, a menu and a sheet', async ({
  page,
  context,
  product,
}) => {
  const athleteId = await signInVerified(context, product, newPerson('fr-ca'));
  await writeSections(product, athleteId, introductionIn('fr-ca'));
  await givePlan(product, athleteId);
  await writeLinks(product, athleteId, ['Salon de Kingston', 'Coach Brodeur', 'Coach Gagnon']);
  const go = (name: string) => page.getByRole('link', { name }).last().click();
  const expectReachable = async () => {
    await expect(noticeOf(page)).toBeVisible();
    expect(await coveredControls(page.locator('body'))).toEqual([]);
    await goOffline(context);
    await raiseToast(page);
    expect(await coveredControls(page.locator('body'))).toEqual([]);
    await goOnline(context);
  };

  await page.goto('/fr-ca/app/account');
  await expect(noticeOf(page)).toBeVisible();
  expect((await noticeOf(page).boundingBox())?.height).toBeLessThan(64);
  // The code of toasts loads on the first input.
  await page.keyboard.press('Shift');
  await expect(page.getByRole('region', { name: `${say('toasts_region')} (F8)` })).toBeAttached();
  await expectReachable();

  await go(say('navigation_portfolio'));
  await go(say('section_general_title'));
  await expect(page.getByRole('heading', { level: 1, name: say('section_general_title') })).toBeVisible();
  await expect(page.getByText(say('offline_stay'))).toBeHidden();
  await expectReachable();

  await go(say('navigation_share'));
  await expect(page.getByRole('heading', { level: 1, name: say('share_title') })).toBeVisible();
  await expectReachable();

  await page.getByRole('button', { name: say('share_more', { label: 'Coach Gagnon' }) }).click();
  const menu = page.getByRole('menu');
  await goOffline(context);
  await raiseToast(page);
  expect(await menu.getByRole('menuitem').count()).toBeGreaterThan(5);
  expect(await coveredControls(menu)).toEqual([]);
  await menu.getByRole('menuitem', { name: say('share_menu_edit') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(say('offline_stay'))).toBeVisible();
  expect(await coveredControls(sheet)).toEqual([]);
  await goOnline(context);
});
