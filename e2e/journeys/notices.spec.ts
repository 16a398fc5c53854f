import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { type Say, wordsIn } from '../fixtures/words.ts';
import { newPerson } from '../steps/person.ts';
import { signIn } from '../steps/signed-in.ts';

/** Stops the clock of pages opened from now on; a test advances it. */
const stopTime = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
};

const listening = (page: Page, say: Say) =>
  expect(page.getByRole('button', { name: say('theme_use_light'), exact: true })).toBeEnabled();

/** Presses a key, because the code that shows notices loads on the first input. */
const touch = async (page: Page, exhibit: Locator) => {
  await expect(exhibit.getByRole('button').first()).toBeEnabled();
  await page.keyboard.press('Shift');
};

const theme = (page: Page) => page.locator('html');

const say = wordsIn('fr-ca');

/** A page of the app, and one that works without the app. */
const pages = ['/fr-ca/auth', '/fr-ca/pricing'];

const expectThemeToChange = async (page: Page, path: string) => {
  await stopTime(page);
  await page.goto(path);
  await listening(page, say);
  await page.getByRole('button', { name: say('theme_use_light') }).click();
  const loader = page.getByRole('progressbar', { name: say('theme_switching') });
  await expect(loader).toHaveAttribute('aria-valuenow', '0');
  await page.clock.runFor(499);
  await expect(theme(page)).not.toContainClass('light');
  await page.clock.runFor(1);
  await expect(theme(page)).toContainClass('light');
  await page.clock.runFor(1149);
  await expect(loader).toHaveAttribute('aria-valuenow', '500');
  await page.clock.runFor(1);
  await expect(loader).toBeHidden();

  const looks = async () => [
    await page.getByRole('button', { name: say('theme_use_dark') }).getAttribute('title'),
    await page.locator('meta[name=color-scheme]').getAttribute('content'),
    await page.locator('meta[name=theme-color]').getAttribute('content'),
  ];
  const { cookies } = await page.context().storageState();
  expect(cookies.find(({ name }) => name === 'theme')?.value).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  const changed = await looks();
  expect(changed.slice(0, 2)).toEqual([say('theme_use_dark'), 'light']);
  const again = await page.goto(path);
  expect(await again?.text()).toMatch(/<html[^>]* class="light\b/);
  expect(await looks()).toEqual(changed);
};

test('the theme changes 500 ms after the toggle, under a loader that ends at 1650 ms, and is kept', async ({
  anotherBrowser,
}) => {
  for (const path of pages) await expectThemeToChange(await (await anotherBrowser()).newPage(), path);
});

const expectCookieNotice = async (page: Page, path: string) => {
  await stopTime(page);
  await page.goto(path);
  await listening(page, say);
  const notice = page.getByRole('region', { name: say('cookie_notice_title') });
  await page.clock.runFor(2349);
  await expect(notice).toBeHidden();
  await page.clock.runFor(1);
  await expect(notice).toContainText(say('cookie_notice_body'));
  await expect(page.locator('[aria-live=polite]').filter({ has: notice })).toBeAttached();
  await notice.getByRole('button', { name: say('cookie_notice_accept') }).click();
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookieAccepted'))).toBe('true');

  await page.goto('/fr-ca/no-such-page');
  const ask = page.getByRole('contentinfo').getByRole('button', { name: say('cookie_notice_reset') });
  await ask.click();
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cookieAccepted'))).toBeNull();
  // Another tab accepts it.
  const other = await page.context().newPage();
  await other.goto('/fr-ca/auth');
  await other.evaluate(() => localStorage.setItem('cookieAccepted', 'true'));
  await expect(notice).toBeHidden();
};

test('the cookie notice appears after 2350 ms, stays dismissed, and returns on request', async ({ anotherBrowser }) => {
  for (const path of pages) await expectCookieNotice(await (await anotherBrowser()).newPage(), path);
});

test('a notice disappears after 5000 ms, but not while hovered, focused or in a hidden tab', async ({ page }) => {
  await stopTime(page);
  await page.goto('/_ui/fr-ca/overlays');
  const exhibit = page.getByRole('region', { name: 'Toaster', exact: true });
  const region = page.getByRole('region', { name: `${say('toasts_region')} (F8)` });
  const passes = (milliseconds: number) => page.clock.runFor(milliseconds);
  const notice = region.getByRole('group');
  // Uses the keyboard, because a notice may cover its button, and one under the pointer stays.
  const show = async () => {
    await exhibit.getByRole('button').first().press('Enter');
    await passes(200);
    await expect(notice).toBeVisible();
  };
  await touch(page, exhibit);
  await expect(async () => {
    await passes(1000);
    await expect(region).toBeAttached({ timeout: 200 });
  }).toPass();

  await show();
  await passes(4700);
  await expect(notice).toBeVisible();
  await passes(700);
  await expect(notice).toBeHidden();

  await show();
  await notice.hover();
  await passes(20_000);
  await expect(notice).toBeVisible();
  await page.keyboard.press('F8');
  await expect(region).toBeFocused();
  await page.mouse.move(600, 10);
  await passes(20_000);
  await expect(notice).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await passes(500);
  await expect(notice).toBeHidden();
  await expect(exhibit.getByRole('button').first()).toBeFocused();

  await show();
  await hideTab(page, true);
  await passes(20_000);
  await expect(notice).toBeVisible();
  await hideTab(page, false);
  await passes(5400);
  await expect(notice).toBeHidden();
});

test('only one notice shows at a time, and it can be swiped away by 50 px, closed or acted on', async ({ page }) => {
  await page.goto('/_ui/fr-ca/overlays');
  const exhibit = page.getByRole('region', { name: 'Toaster', exact: true });
  const region = page.getByRole('region', { name: `${say('toasts_region')} (F8)` });
  await touch(page, exhibit);
  await expect(region).toBeAttached();
  const notice = region.getByRole('group');
  const swipe = async (distance: number) => {
    const box = await notice.boundingBox();
    if (!box) throw new Error('There is no notice to swipe');
    // Rounds to whole pixels: while the notice moves, fractions may make the distance slightly less than 50.
    const [x, y] = [Math.round(box.x) + 60, Math.round(box.y) + 8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 5 });
    await page.mouse.up();
  };

  await exhibit.getByRole('button').nth(1).press('Enter');
  await expect(notice).toHaveCount(1);
  await notice.getByRole('button', { name: say('undo') }).click();
  await expect(notice).toHaveCount(1);
  await expect(notice.getByRole('button', { name: say('undo') })).toBeHidden();

  await exhibit.getByRole('button').nth(2).press('Enter');
  await expect(notice).toHaveCount(1);
  await expect(region).toHaveAttribute('aria-live', 'assertive');
  await swipe(49);
  await expect.poll(async () => (await notice.boundingBox())?.x).toBe(16);
  await swipe(50);
  await expect(notice).toBeHidden();

  await exhibit.getByRole('button').nth(3).press('Enter');
  const box = await notice.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  expect(box?.x).toBe(16);
  await notice.getByRole('button', { name: say('toasts_close') }).click();
  await expect(notice).toBeHidden();
});

const hideTab = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: isHidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('pressing the toggle again before the theme changes cancels the change', async ({ anotherBrowser }) => {
  for (const path of pages) {
    const page = await (await anotherBrowser()).newPage();
    await stopTime(page);
    await page.goto(path);
    await listening(page, say);
    const toggle = page.getByRole('button', { name: say('theme_use_light') });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.clock.runFor(300);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('progressbar')).toBeHidden();
    await page.clock.runFor(5000);
    await expect(theme(page)).not.toContainClass('light');
    await expect(toggle).toBeFocused();
  }
});

test('the theme changes at once under reduced motion, and in the other tabs too', async ({ anotherBrowser }) => {
  for (const path of pages) {
    const context = await anotherBrowser();
    const [page, other] = [await context.newPage(), await context.newPage()];
    await other.goto(path);
    await listening(other, say);
    await stopTime(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await listening(page, say);
    await page.getByRole('button', { name: say('theme_use_light') }).click();
    await expect(theme(page)).toContainClass('light');
    await expect(page.getByRole('progressbar')).toBeHidden();
    await expect(theme(other)).toContainClass('light');
    await expect(other.getByRole('button', { name: say('theme_use_dark') })).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the cookie notice sits above the bottom bar and does not cover the last button', async ({
    page,
    context,
    product,
  }) => {
    const say = wordsIn('fr-ca');
    await signIn(context, product, newPerson('fr-ca'));
    await page.goto('/fr-ca/app/account');
    const notice = page.getByRole('region', { name: say('cookie_notice_title') });
    await expect(notice).toBeVisible();
    const last = page.getByRole('main').locator('a, button').last();
    await page.keyboard.press('End');
    await expect(last).toBeInViewport();
    await expect(async () => {
      const [above, below] = await Promise.all([last.boundingBox(), notice.boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }).toPass();
    const place = page.getByRole('link', { name: say('navigation_portfolio') }).last();
    const [over, bar] = await Promise.all([notice.boundingBox(), place.boundingBox()]);
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
