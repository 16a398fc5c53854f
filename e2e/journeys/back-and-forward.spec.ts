import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { newPerson } from '../steps/person.ts';
import { waitForScripts } from '../steps/scripts.ts';
import { signIn } from '../steps/signed-in.ts';

const say = wordsIn('en');

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

const scrollTo = async (page: Page, place: number): Promise<void> => {
  await page.evaluate((top) => window.scrollTo(0, top), place);
  await expect.poll(() => scrolled(page)).toBe(place);
};

/** Clicks by script, because Playwright's click scrolls the link into view first. */
const pressInPlace = (link: Locator): Promise<void> => link.evaluate((element: HTMLElement) => element.click());

const title = (page: Page, key: string): Locator => page.getByRole('heading', { level: 1, name: say(key) });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
});

test('going back and forth between public pages and the app keeps every page as far down as it was', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  await page.goto('/en');
  await waitForScripts(page, 'en');
  await scrollTo(page, 900);
  await pressInPlace(page.getByRole('contentinfo').getByRole('link', { name: say('footer_pricing'), exact: true }));
  await expect(title(page, 'pricing_title')).toBeInViewport();
  await waitForScripts(page, 'en');
  await scrollTo(page, 300);
  await pressInPlace(bar.getByRole('link', { name: say('navigation_log_in') }));
  await expect(title(page, 'log_in_title')).toBeInViewport();
  await waitForScripts(page, 'en');

  await page.goBack();
  await expect(title(page, 'pricing_title')).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.goBack();
  await expect(title(page, 'landing_title')).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goForward();
  await expect(title(page, 'pricing_title')).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.goForward();
  await expect(title(page, 'log_in_title')).toBeInViewport();
  await expect(page.getByRole('button', { name: say('theme_use_light') })).toBeEnabled();
});

test('a public page from the browser’s cache shows the theme and the session of now', async ({
  page,
  context,
  product,
}) => {
  const bar = page.getByRole('banner');
  const known = () => page.evaluate(() => localStorage.getItem('userAttributes'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/pricing');
  await waitForScripts(page, 'en');
  await bar.getByRole('link', { name: say('navigation_log_in') }).click();
  await expect(title(page, 'log_in_title')).toBeVisible();
  await page.getByRole('button', { name: say('theme_use_light') }).click();
  await page.goBack();
  await expect(title(page, 'pricing_title')).toBeVisible();
  await expect(page.locator('html')).toContainClass('light');
  await expect(bar.getByRole('button', { name: say('theme_use_dark') })).toBeVisible();

  await signIn(context, product, newPerson('en'));
  await page.goto('/en/app/dashboard');
  await expect.poll(known).not.toBeNull();
  await page.goBack();
  await expect(title(page, 'pricing_title')).toBeVisible();
  await expect(bar.getByRole('link', { name: say('navigation_dashboard') })).toBeVisible();

  await context.clearCookies();
  await page.goto('/en/faqs');
  await expect.poll(known).toBeNull();
  await page.goBack();
  await expect(title(page, 'pricing_title')).toBeVisible();
  await expect(bar.getByRole('link', { name: say('navigation_log_in') })).toBeVisible();
});

test('a public page that the browser restores as it was follows the theme, the cookie notice and the session', async ({
  page,
}) => {
  // Playwright's browser keeps no page as it was, so the page is only told so.
  const restore = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.goto('/en/pricing');
  await waitForScripts(page, 'en');
  const notice = page.getByRole('region', { name: say('cookie_notice_title') });
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('cookie_notice_reset') })
    .click();
  await expect(notice).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('cookieAccepted', 'true');
  });
  await restore();
  await expect(notice).toBeHidden();
  await expect(page.locator('html')).toContainClass('light');

  await page.evaluate(() => localStorage.setItem('userAttributes', '{}'));
  const loaded = page.waitForEvent('domcontentloaded');
  await restore();
  await loaded;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userAttributes'))).toBeNull();
});
