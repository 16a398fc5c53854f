import type { Locator, Page } from '@playwright/test';
import { goOffline, goOnline } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { newPerson } from '../steps/person.ts';
import { untilRead, waitForScripts, withholdScripts } from '../steps/scripts.ts';
import { signIn } from '../steps/signed-in.ts';

const say = wordsIn('fr-ca');
const phone = { width: 390, height: 844 };

const places = ['navigation_home', 'navigation_vision', 'navigation_tools', 'navigation_go_pro', 'footer_blog'].map(
  (key) => say(key),
);

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Clicks by script, because Playwright's click scrolls the link into view first. */
const pressInPlace = (link: Locator): Promise<void> => link.evaluate((element: HTMLElement) => element.click());

const goToVision = async (page: Page): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('navigation_vision') })
    .click();
  await expect(page.locator('#the-vision')).toBeFocused();
};

const waitForMenu = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: say('navigation_menu_open') })).toBeEnabled();

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
});

test.describe('a visitor', () => {
  test('reaches the content by the first Tab, and every part of the home page, log-in and sign-up from the bar', async ({
    page,
  }) => {
    await page.goto('/fr-ca');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: say('skip_to_content') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const bar = page.getByRole('banner');
    for (const name of places) await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(bar.getByRole('link', { name: say('navigation_log_in') })).toBeVisible();
    await expect(bar.getByRole('link', { name: say('navigation_sign_up') })).toBeVisible();
    await expect(bar.getByRole('button', { name: say('navigation_menu_open') })).toBeHidden();

    await bar.getByRole('link', { name: say('navigation_tools') }).click();
    await expect(page).toHaveURL('/fr-ca#tools');
    await expect(page.getByRole('heading', { level: 2, name: say('landing_tools_title') })).toBeInViewport();
    await waitForScripts(page, 'fr-ca');
    await goToVision(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  });

  test('reads in the bar which part of the home page the address names, or the blog, and nothing on other pages', async ({
    page,
  }) => {
    const current = page.getByRole('banner').locator('[aria-current]');
    await page.goto('/fr-ca');
    await expect(current).toHaveText([say('navigation_home')]);
    await page.goto('/fr-ca#tools');
    await expect(current).toHaveText([say('navigation_tools')]);
    await goToVision(page);
    await expect(current).toHaveText([say('navigation_vision')]);
    await page.goBack();
    await expect(current).toHaveText([say('navigation_tools')]);
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('footer_blog') })
      .click();
    await expect(page).toHaveURL('/fr-ca/blog');
    await expect(current).toHaveText([say('footer_blog')]);
    await page.goto('/fr-ca/pricing');
    await waitForScripts(page, 'fr-ca');
    await expect(current).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone });

    test('opens the menu as a sheet and follows its links', async ({ page }) => {
      await page.goto('/fr-ca');
      const opener = page.getByRole('button', { name: say('navigation_menu_open') });
      const sheet = page.getByRole('dialog', { name: say('navigation_menu_title') });
      await opener.click();
      for (const name of places) await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(sheet.getByRole('link', { name: wordsIn('en')('language_name') })).toBeVisible();
      await expect(sheet.getByRole('button', { name: say('theme_use_light') })).toBeVisible();

      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press('Enter');
      await sheet.getByRole('link', { name: say('navigation_go_pro') }).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL('/fr-ca#go-pro');
      await expect(page.locator('#go-pro')).toBeFocused();
      await expect(page.locator('#go-pro')).toBeInViewport();

      await opener.click();
      await sheet.getByRole('link', { name: say('navigation_sign_up') }).click();
      await expect(page).toHaveURL('/fr-ca/auth/sign-up');
      await expect(page.getByRole('heading', { level: 1, name: say('sign_up_title') })).toBeVisible();
    });

    test('closes the menu by its cross, beside it or by a swipe, and stays where the page was', async ({ page }) => {
      await page.goto('/fr-ca');
      const opener = page.getByRole('button', { name: say('navigation_menu_open') });
      const sheet = page.getByRole('dialog', { name: say('navigation_menu_title') });
      const title = sheet.getByRole('heading', { name: say('navigation_menu_title') });
      const open = async () => {
        const place = await opener.boundingBox();
        if (!place) throw new Error('The bar has no menu');
        // With the mouse, because Playwright's click scrolls the page to the top, away from the bar.
        await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
        await expect(sheet.getByRole('button', { name: say('navigation_menu_close') })).toBeFocused();
        await expect(title).toBeInViewport();
        await sheet.evaluate((dialog) => Promise.all(dialog.getAnimations({ subtree: true }).map((a) => a.finished)));
      };
      const expectClosed = async () => {
        await expect(sheet).toBeHidden();
        await expect(opener).toBeFocused();
      };
      await waitForMenu(page);
      await page.evaluate(() => window.scrollTo(0, 300));

      await open();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('End');
      await page.mouse.move(100, 20);
      await page.mouse.wheel(0, 400);
      expect(await scrolled(page)).toBe(300);
      await sheet.getByRole('button', { name: say('navigation_menu_close') }).click();
      await expectClosed();

      await open();
      await page.mouse.click(100, 20);
      await expectClosed();

      await open();
      const head = await title.boundingBox();
      if (!head) throw new Error('The menu has no title');
      await page.mouse.move(head.x + 10, head.y + 10);
      await page.mouse.down();
      await page.mouse.move(head.x + 10, head.y + 210, { steps: 5 });
      await page.mouse.up();
      await expectClosed();
      expect(await scrolled(page)).toBe(300);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
    });

    test('changes the theme within the menu, under a loader that covers it, and the language', async ({ page }) => {
      await page.goto('/fr-ca/pricing?from=poster#main');
      await waitForMenu(page);
      await page.getByRole('button', { name: say('navigation_menu_open') }).click();
      const sheet = page.getByRole('dialog', { name: say('navigation_menu_title') });
      await sheet.getByRole('button', { name: say('theme_use_light') }).click();
      const loader = sheet.getByRole('progressbar', { name: say('theme_switching') });
      await expect(loader).toBeInViewport({ ratio: 1 });
      await expect(loader).toBeHidden();
      await expect(page.locator('html')).toContainClass('light');
      await expect(sheet.getByRole('button', { name: say('theme_use_dark') })).toBeFocused();
      await sheet.getByRole('link', { name: wordsIn('en')('language_name') }).click();
      await expect(page).toHaveURL('/en/pricing?from=poster#main');
      await expect(page.locator('html')).toContainClass('light');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('finds the links of the menu in the bar itself', async ({ page }) => {
        await page.goto('/fr-ca');
        const bar = page.getByRole('banner');
        for (const name of places) await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
        await expect(bar.getByRole('button')).toHaveCount(0);
      });
    });
  });
});

test.describe('an athlete in the app', () => {
  test.beforeEach(({ context, product }) => signIn(context, product, newPerson('fr-ca')));

  test('navigates by a rail beside the page, and is warned before logging out', async ({ page }) => {
    const rail = page.getByRole('navigation', { name: say('navigation_app_label') });
    await page.goto('/fr-ca/app/portfolio/preview');
    await expect(rail.getByRole('link', { name: say('navigation_portfolio') })).toHaveAttribute('aria-current', 'true');
    await page.goto('/fr-ca/app/dashboard');
    await expect(rail.getByRole('link', { name: say('navigation_dashboard') })).toHaveAttribute('aria-current', 'page');
    await waitForScripts(page, 'fr-ca');
    await rail.getByRole('link', { name: say('navigation_account') }).click();
    await expect(rail.getByRole('link', { name: say('navigation_account') })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1, name: say('account_title') })).toBeFocused();
    const main = await page.getByRole('main').boundingBox();
    expect(await page.getByRole('banner').boundingBox()).toEqual({ x: 0, y: 0, width: main?.x, height: 800 });

    const leave = page.getByRole('banner').getByRole('button', { name: say('log_out') });
    await leave.click();
    const warning = page.getByRole('alertdialog', { name: say('log_out_title') });
    await expect(warning.getByText(say('log_out_body'))).toBeVisible();
    await warning.getByRole('button', { name: say('log_out_stay') }).click();
    await expect(leave).toBeFocused();
  });

  test('logs out of a page that only the server renders on the account page, which asks first', async ({ page }) => {
    const warning = page.getByRole('alertdialog', { name: say('log_out_title') });
    await page.goto('/fr-ca/app/identity/explore');
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('log_out') })
      .click();
    await expect(warning).toBeVisible();
    // Without the hash, so that a reload does not ask again.
    await expect(page).toHaveURL('/fr-ca/app/account');
    await warning.getByRole('button', { name: say('log_out') }).click();
    await expect(page).toHaveURL('/fr-ca');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone });

    test('navigates by a bar at the bottom, and logs out on the account page', async ({ page }) => {
      await page.goto('/fr-ca/app/dashboard');
      const bar = page.getByRole('navigation', { name: say('navigation_app_label') });
      const box = await bar.boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(phone.height);
      for (const link of await bar.getByRole('link').all()) {
        const target = await link.boundingBox();
        expect(target?.height).toBeGreaterThanOrEqual(44);
      }
      await waitForScripts(page, 'fr-ca');
      await page.getByRole('link', { name: say('navigation_account') }).click();
      await page
        .getByRole('main')
        .getByRole('button', { name: say('log_out') })
        .click();
      await expect(page.getByRole('alertdialog', { name: say('log_out_title') })).toBeVisible();
    });

    test('reads each name in the bar on one line, on the narrowest phones', async ({ page }) => {
      await page.goto('/fr-ca/app/dashboard');
      await page.evaluate(() => document.fonts.ready);
      const names = page.getByRole('navigation', { name: say('navigation_app_label') }).getByRole('link');
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 });
        await expect(names).toHaveCount(5);
        await expect(names.first()).toHaveCSS('white-space', 'nowrap');
        const ends = await names.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
        expect(ends.at(-1)).toBeLessThanOrEqual(width);
      }
    });
  });

  test('sees a link to the dashboard on public pages, and no navigation on the Athlete Plan page', async ({ page }) => {
    await page.goto('/fr-ca');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: say('navigation_log_in') })).toBeHidden();
    await bar.getByRole('link', { name: say('navigation_dashboard') }).click();
    await expect(page).toHaveURL('/fr-ca/app/dashboard');

    await page.goto('/fr-ca/app/athlete-plan');
    await expect(page.getByRole('heading', { level: 1, name: say('plan_title') })).toBeVisible();
    await expect(bar).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});

test('a different bar animates in for exactly 500 ms', async ({ page, context, product }) => {
  await signIn(context, product, newPerson('fr-ca'));
  await page.clock.install();
  await page.goto('/fr-ca/app/account');
  await waitForScripts(page, 'fr-ca');
  const bar = page.getByRole('banner');
  await expect(bar).not.toHaveAttribute('data-entering');
  await page.clock.pauseAt(Date.now() + 600_000);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('plan_title') })
    .click();
  // The router has its own timers, so advance the clock a few milliseconds at a time until the page appears.
  await expect(async () => {
    await page.clock.runFor(5);
    await expect(bar).toHaveAttribute('data-entering', { timeout: 200 });
  }).toPass();
  await page.clock.runFor(490);
  await expect(bar).toHaveAttribute('data-entering');
  await page.clock.runFor(10);
  await expect(bar).not.toHaveAttribute('data-entering');
});

test('a client-side page change focuses the title and scrolls to the top', async ({ page, context, product }) => {
  await signIn(context, product, newPerson('fr-ca'));
  await page.goto('/fr-ca/app/account');
  await waitForScripts(page, 'fr-ca');
  await expect(page.getByText(say('account_agreements_title'))).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => scrolled(page)).toBe(400);
  const rail = page.getByRole('navigation', { name: say('navigation_app_label') });
  await pressInPlace(rail.getByRole('link', { name: say('navigation_share') }));
  await expect(page).toHaveURL('/fr-ca/app/portfolio/share');
  await expect(page.getByRole('heading', { level: 1, name: say('share_title') })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: say('account_title') })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(400);
});

test('a link from the app to a public page loads it, and Back returns to the app', async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product, newPerson('fr-ca'));
  await page.goto('/fr-ca/app/account');
  await waitForScripts(page, 'fr-ca');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('legal_read_terms') })
    .click();
  await expect(page).toHaveURL('/fr-ca/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: say('account_title') })).toBeVisible();
});

test('a scroll position from before the scripts loaded is kept, and restored by back and reload', async ({ page }) => {
  // A browser restores to a device pixel, not to the number.
  const expectNear900 = () => expect.poll(async () => Math.abs((await scrolled(page)) - 900)).toBeLessThan(2);
  const letScriptsCome = await withholdScripts(page);
  await page.goto('/fr-ca', untilRead);
  // A font that arrives later may wrap a line above, and the browser then keeps what is in view instead of the number.
  await page.evaluate(async () => {
    await document.fonts.ready;
    window.scrollTo(0, 900);
  });
  letScriptsCome();
  await waitForScripts(page, 'fr-ca');
  // Smooth scrolling starts last.
  await expect(page.locator('html')).toContainClass('lenis');
  await expectNear900();

  await pressInPlace(page.getByRole('banner').getByRole('link', { name: say('navigation_sign_up') }));
  await expect(page.getByRole('heading', { level: 1, name: say('sign_up_title') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: say('landing_title') })).toBeAttached();
  await expectNear900();

  await page.reload();
  await waitForScripts(page, 'fr-ca');
  await expectNear900();
});

test('a link to a section of another page reaches it, and a page may keep the scroll position of the last', async ({
  page,
}) => {
  await page.goto('/fr-ca/no-such-page');
  await waitForScripts(page, 'fr-ca');
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('navigation_vision') })
    .click();
  await expect(page.locator('#the-vision')).toBeInViewport();

  await page.goto('/_ui/fr-ca/forms');
  await waitForScripts(page, 'fr-ca');
  await page.evaluate(() => window.scrollTo(0, 900));
  await pressInPlace(page.getByRole('navigation').getByRole('link', { name: 'messages' }));
  await expect(page.getByRole('heading', { level: 1, name: say('gallery_messages_title') })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(900);
});

test('the wheel scrolls the page smoothly, and not at all behind a dialog', async ({ page, product }) => {
  await signIn(page.context(), product, newPerson('en'));
  await page.goto('/en/app/account');
  await expect(page.locator('html')).toContainClass('lenis');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  await expect(page.locator('html')).not.toContainClass('lenis-scrolling');

  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const before = await scrolled(page);
  await page.mouse.wheel(0, 300);
  await expect(page.locator('html')).toContainClass('lenis-stopped');
  expect(await scrolled(page)).toBe(before);
});

test('under reduced motion the browser scrolls natively and bars do not animate', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en', { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: 5000 })));
  await expect(page.locator('html')).not.toContainClass('lenis');
  expect(asked.filter((url) => url.includes('lenis'))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const duration = () =>
    page.getByRole('banner').evaluate((bar) => Number.parseFloat(getComputedStyle(bar).animationDuration));
  // The old page's bar may match at first; once removed, it has no computed style.
  await expect.poll(duration).toBeLessThan(0.001);
});

test('offline, a tab of the app keeps the page and says so, and moves nobody later', async ({
  page,
  context,
  product,
  pageProblems,
}) => {
  const say = wordsIn('en');
  await signIn(context, product, newPerson('en'));
  await page.goto('/en/app/portfolio/edit/motto');
  await waitForScripts(page, 'en');
  await expect(page.locator('[inert]')).toHaveCount(0);
  const motto = page.getByLabel(say('motto_motto_label'), { exact: true });
  await motto.pressSequentially('One more lap');
  await expect(page.getByRole('region', { name: `${say('toasts_region')} (F8)` })).toBeAttached();
  await goOffline(context);
  const app = page.getByRole('navigation', { name: say('navigation_app_label') });
  const share = app.getByRole('link', { name: say('navigation_share') }).first();
  await share.click();
  await expect(page.getByText(say('offline_stay'), { exact: true })).toBeVisible();
  await motto.focus();
  await goOnline(context);
  await motto.pressSequentially(', then home');
  await expect(motto).toHaveValue('One more lap, then home');
  await expect(motto).toBeFocused();
  await share.click();
  await expect(page.getByRole('heading', { level: 1, name: say('share_title') })).toBeVisible();
  // The link under the pointer preloads its page's code, which fails if the network comes back just then; the page is
  // loaded instead.
  const others = pageProblems.filter((problem) => !problem.includes('dynamically imported module'));
  pageProblems.splice(0, Number.POSITIVE_INFINITY, ...others);
});
