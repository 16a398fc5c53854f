import { within } from '@palmares/db/testing';
import type { Page } from '@playwright/test';
import { goOffline, goOnline } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Language, type Say, wordsIn } from '../fixtures/words.ts';
import { attemptNearItsEnd } from '../steps/attempt-near-its-end.ts';
import { startTest } from '../steps/identity.ts';
import { newPerson } from '../steps/person.ts';
import { signIn } from '../steps/signed-in.ts';
import { translate } from '../steps/translate.ts';

const TOTAL = 7 + 32 + 15 + 10;
const HOUR = 3_600_000;

const question = (page: Page, say: Say, number: number) =>
  page.getByText(say('identity_test_place', { number, total: TOTAL }));

/** Opens the running test and waits until it can be answered. */
const openTest = async (page: Page, language: Language): Promise<void> => {
  const say = wordsIn(language);
  await page.goto(`/${language}/app/identity/test`);
  await expect(page.getByRole('button', { name: say('identity_test_leave') })).toBeEnabled();
};

/** Opens the test that has no answer yet, at its first question. */
const beginTest = async (page: Page, language: Language): Promise<void> => {
  await openTest(page, language);
  await page.getByRole('button', { name: wordsIn(language)('identity_part_start', { number: 1 }) }).press('Enter');
};

/** Swaps the first two statements and presses Next. Returns the statement that is now second. */
const rank = async (page: Page, say: Say): Promise<string> => {
  const down = page.getByRole('button', { name: /^(Move down|Descendre)/ });
  const first = (await down.first().getAttribute('aria-label')) ?? '';
  await down.first().press('Enter');
  await expect(down.nth(1)).toHaveAttribute('aria-label', first);
  await page.getByRole('button', { name: say('identity_test_next'), exact: true }).press('Enter');
  return first;
};

const secondsLeft = async (page: Page, say: Say): Promise<number> => {
  const [minutes = 0, seconds = 0] = (
    await page.getByRole('timer', { name: say('identity_test_time_left') }).innerText()
  )
    .trim()
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
};

/** Sets the device's clock ahead. Playwright's clock would also replace `performance.now`, which no owner can set. */
const setClockAhead = (page: Page, millis: number): Promise<void> =>
  page.evaluate((ahead) => {
    const { now } = Date;
    Object.assign(globalThis, {
      Date: new Proxy(Date, {
        construct: (date, args) => Reflect.construct(date, args.length === 0 ? [now() + ahead] : args),
        get: (date, key) => (key === 'now' ? () => now() + ahead : Reflect.get(date, key)),
      }),
    });
  }, millis);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
});

test('a session that another account takes during the test is renewed over it, and the answers are sent', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('fr-ca');
  const athlete = newPerson('fr-ca');
  await signIn(context, product, athlete);
  await startTest(context, product);
  await beginTest(page, 'fr-ca');

  await signIn(context, product, newPerson('fr-ca'));
  await rank(page, say);
  await expect(question(page, say, 2)).toBeVisible();
  const ended = page.getByText(say('identity_test_another_account_title'));
  await expect(ended).toBeVisible();
  await page.getByRole('button', { name: say('save_log_in'), exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: say('identity_test_log_in_title') });
  await dialog.getByLabel(say('log_in_email_label'), { exact: true }).fill(athlete.email);
  const password = dialog.getByLabel(say('log_in_password_label'), { exact: true });
  await password.fill(athlete.password);
  await password.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(ended).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openTest(page, 'fr-ca');
  await expect(question(page, say, 2)).toBeVisible();
});

test('two pages of one athlete share the answers, and the clock of the device changes nothing', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('en');
  await signIn(context, product, newPerson('en'));
  const finish = await startTest(context, product);
  const other = await context.newPage();
  await beginTest(page, 'en');
  await beginTest(other, 'en');

  const before = await secondsLeft(page, say);
  await setClockAhead(page, HOUR);
  const second = await rank(page, say);
  await expect(question(page, say, 2)).toBeVisible();
  const after = await secondsLeft(page, say);
  expect(after).toBeLessThanOrEqual(before);
  expect(after).toBeGreaterThan(before - 60);

  // Back online, a page fetches the answers of other pages, which may still be on their way.
  await expect(async () => {
    await goOffline(context);
    await goOnline(context);
    await expect(question(other, say, 2)).toBeVisible({ timeout: within(2000) });
  }).toPass();
  await other.getByRole('button', { name: say('identity_test_back'), exact: true }).press('Enter');
  await expect(other.getByRole('button', { name: /^Move down: / }).nth(1)).toHaveAttribute('aria-label', second);

  await finish();
  await goOffline(context);
  await goOnline(context);
  for (const each of [page, other]) await expect(each).toHaveURL('/en/app/identity/results');
});

test('on a page that the browser translates, the time keeps running, and an answer given offline before the deadline counts', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('en');
  const athleteId = await signIn(context, product, newPerson('en'));
  await attemptNearItsEnd(product, athleteId, 10);
  await openTest(page, 'en');
  const before = await secondsLeft(page, say);
  await translate(page);
  await expect.poll(() => secondsLeft(page, say)).toBeLessThan(before);

  await goOffline(context);
  await rank(page, say);
  await expect(page.getByText(/1 answer will be sent/)).toBeVisible();
  await expect(page.getByRole('heading', { name: say('identity_test_over_title') })).toBeVisible({
    timeout: within(15_000),
  });
  await expect(page.getByRole('alert').filter({ hasText: say('identity_test_finish_failed') })).toBeVisible();

  await goOnline(context);
  await expect(page).toHaveURL('/en/app/identity/results');
  const part = (name: string) => page.getByRole('region', { name: say(`identity_part_${name}`) });
  await expect(page.getByRole('main').getByText(say('results_mask_kicker'))).toBeVisible();
  await expect(part('grit').getByText(say('results_part_missing'))).toBeVisible();
});
