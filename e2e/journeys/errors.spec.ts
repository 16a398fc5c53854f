import type { Page, Route } from '@playwright/test';
import { goOffline, goOnline } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';
import { languages, wordsIn } from '../fixtures/words.ts';
import { newPerson } from '../steps/person.ts';
import { waitForScripts } from '../steps/scripts.ts';
import { signIn } from '../steps/signed-in.ts';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

const garbled = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Gateway</p>' });

const say = wordsIn('fr-ca');

test('an unknown address shows a 404 page with links onward', async ({ page, context, product }) => {
  const answer = await page.goto('/fr-ca/no/where');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(new RegExp(say('not_found_title')));
  await expect(page.getByRole('heading', { level: 1, name: say('not_found_title') })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: say('navigation_log_in') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('not_found_home') })
    .click();
  await expect(page).toHaveURL('/fr-ca');

  await signIn(context, product, newPerson('fr-ca'));
  const inTheApp = await page.goto('/fr-ca/app/no-where');
  expect(inTheApp?.status()).toBe(404);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('landing_dashboard') })
    .click();
  await expect(page).toHaveURL('/fr-ca/app/dashboard');
});

test('an error in the browser shows a number that is reported to the server, and a retry recovers', async ({
  page,
  context,
  product,
  pageProblems,
}) => {
  await signIn(context, product, newPerson('fr-ca'));
  await page.goto('/fr-ca/app/account');
  await waitForScripts(page, 'fr-ca');
  const reported = page.waitForRequest(/failures\.report/);
  await page.route(/account\.onboarding/, garbled);
  await page
    .getByRole('link', { name: say('navigation_dashboard') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('error_page_title') })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    say('error_page_status', { status: 500, words: say('error_unknown', { reader: 'athlete' }) }),
  );
  const shown = uuid.exec(await page.getByRole('main').innerText())?.[0];
  const report = await reported;
  expect(report.postData()).toContain(`"failureId":"${shown}"`);
  expect(report.postData()).toContain('"route":"/$lang/app/dashboard"');
  expect((await report.response())?.status()).toBe(200);
  await expect(page.getByRole('link', { name: /support@palmares\.example/ })).toHaveAttribute(
    'href',
    new RegExp(`subject=.*${shown}`),
  );

  expect(pageProblems.splice(0)).toEqual([expect.stringContaining('TRPCClientError')]);

  await page.unroute(/account\.onboarding/);
  await page.getByRole('button', { name: say('error_page_retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(newPerson('fr-ca').firstName) })).toBeVisible();
});

test('an error on the server shows its request number, with and without JavaScript', async ({ anotherBrowser }) => {
  const withoutScript = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
  const address = `/fr-ca/history/${'a'.repeat(201)}`;
  const answer = await withoutScript.goto(address);
  expect(answer?.status()).toBe(400);
  await expect(withoutScript.getByRole('heading', { level: 1, name: say('error_page_title') })).toBeVisible();
  await expect(withoutScript.getByRole('alert')).toHaveText(
    say('error_page_status', { status: 400, words: say('error_generic', { reader: 'athlete' }) }),
  );
  const number = answer?.headers()['x-request-id'] ?? 'none';
  await expect(withoutScript.getByText(number, { exact: true })).toBeVisible();

  const page = await (await anotherBrowser()).newPage();
  const again = await page.goto(address);
  await waitForScripts(page, 'fr-ca');
  await expect(page.getByRole('link', { name: say('error_page_retry') })).toHaveAttribute('href', address);
  await expect(page.getByText(again?.headers()['x-request-id'] ?? 'none', { exact: true })).toBeVisible();
});

test('while a page loads, the previous one stays for 400 ms, then a placeholder shows', async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product, newPerson('fr-ca'));
  await page.clock.install();
  await page.goto('/fr-ca/app/account');
  const account = page.getByRole('heading', { level: 1, name: say('account_title') });
  await expect(account).toBeVisible();
  await waitForScripts(page, 'fr-ca');
  const waiting = Promise.withResolvers<void>();
  let asked = false;
  await page.route(/account\.onboarding/, async (route) => {
    asked = true;
    await waiting.promise;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page
    .getByRole('link', { name: say('navigation_dashboard') })
    .first()
    .press('Enter');
  let passed = 0;
  await expect(async () => {
    passed += 1;
    await page.clock.runFor(1);
    expect(asked).toBe(true);
  }).toPass({ intervals: [50] });
  await page.clock.runFor(399 - passed);
  await expect(account).toBeVisible();
  await expect(page.getByText(say('page_loading'))).toBeHidden();
  await page.clock.runFor(1);
  await expect(page.getByText(say('page_loading'))).toBeAttached();
  await expect(account).toBeHidden();
  waiting.resolve();
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(newPerson('fr-ca').firstName) })).toBeVisible();
  }).toPass();
});

test('developers see every message of the specification in both languages', async ({ page }) => {
  await page.goto('/_ui/fr-ca/messages');
  await expect(page.getByRole('heading', { level: 1, name: say('gallery_messages_title') })).toBeVisible();
  for (const shown of languages)
    for (const key of ['refusal_email_invalid', 'list_empty_form', 'refusal_reset_link_invalid', 'error_page_title'])
      await expect(page.getByText(wordsIn(shown)(key), { exact: true }).first()).toBeVisible();
});

test('every response has a unique request number', async ({ request }) => {
  const numbers = await Promise.all(
    ['/en/contact-us', '/en/no/where', '/api/none', '/assets/none.js'].map(
      async (path) => (await request.get(path)).headers()['x-request-id'] ?? '',
    ),
  );
  for (const number of numbers) expect(number).toMatch(uuid);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a call that takes 20 seconds says that the request took too long, and keeps what was typed', async ({ page }) => {
  const say = wordsIn('en');
  await page.clock.install();
  await page.goto('/en/auth/reset-password');
  await waitForScripts(page, 'en');
  await page.getByLabel(say('log_in_email_label')).fill('noor@example.com');
  const asked = page.waitForRequest(/\/api\/trpc\//);
  await page.route(/\/api\/trpc\//, () => undefined);
  await page.getByRole('button', { name: say('reset_password_submit') }).click();
  await asked;
  await page.clock.runFor(20_000);
  await expect(page.getByText(say('error_timed_out', { reader: 'athlete' }))).toBeVisible();
  await expect(page.getByLabel(say('log_in_email_label'))).toHaveValue('noor@example.com');
});

test('an error of a failed request fails a test, unless its browser is offline', async ({
  page,
  context,
  anotherBrowser,
  pageProblems,
}) => {
  const elsewhere = await (await anotherBrowser()).newPage();
  const fail = (there: Page, from: string) => there.evaluate((text) => console.error(text), `Failed to fetch ${from}`);
  await goOffline(context);
  await fail(page, 'offline');
  await fail(elsewhere, 'in another browser');
  await goOnline(context);
  await fail(page, 'online again');
  await expect
    .poll(() => pageProblems)
    .toEqual([expect.stringContaining('in another browser'), expect.stringContaining('online again')]);
  pageProblems.length = 0;
});

test('a browser that lacks what the app needs is told so in the app, and still reads the public pages', async ({
  page,
  pageProblems,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WeakMap'));
  await page.goto('/fr-ca/auth');
  const notice = page.getByRole('alert').first();
  await expect(notice).toContainText(say('browser_too_old'));
  await expect(notice).toContainText(wordsIn('en')('browser_too_old'));
  await page.goto('/fr-ca/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForScripts(page, 'fr-ca');
  await expect(page.locator('[data-too-old]')).toHaveCount(0);
  await page.goto('about:blank');
  expect(pageProblems.splice(0).filter((problem) => !problem.includes('WeakMap'))).toEqual([]);
});
