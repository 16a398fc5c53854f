import { masks } from '@palmares/domain/identity';
import { banks, textsOf } from '@palmares/domain/identity/bank';
import type { Page } from '@playwright/test';
import { goOffline, goOnline } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';
import { languages, type Say, wordsIn } from '../fixtures/words.ts';
import { pressInDialog } from '../steps/confirm-dialog.ts';
import { newPerson } from '../steps/person.ts';
import { collectScripts, waitForScripts } from '../steps/scripts.ts';
import { signIn } from '../steps/signed-in.ts';

const MASKS = 7;
const COLORS = 32;
const CHOICES = COLORS + 15;
const STATEMENTS = 10;
const TOTAL = MASKS + CHOICES + STATEMENTS;

const expectQuestion = (page: Page, say: Say, number: number) =>
  expect(page.getByText(say('identity_test_place', { number, total: TOTAL }))).toBeVisible();

/** Expects the title at the top of the page, under the bar, and focused. */
const expectBegun = async (page: Page) => {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  const [bar, place] = await Promise.all([page.getByRole('timer').boundingBox(), title.boundingBox()]);
  expect(place?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
};

/** Leaves the title of a part for its first question. */
const beginPart = async (page: Page, say: Say, number: number) => {
  await expectBegun(page);
  const start = number === 4 ? say('identity_part_start_last') : say('identity_part_start', { number });
  await page.getByRole('button', { name: start }).press('Enter');
};

/** Waits for the scripts: the leave button needs them, and the running test has no theme switch to check. */
const waitForTest = (page: Page, say: Say) =>
  expect(page.getByRole('button', { name: say('identity_test_leave') })).toBeEnabled();

/** Expects the page's own words in its scripts, but no statement, and nothing that reveals a statement's meaning. */
const expectNothingOfTheBank = (say: Say, scripts: string): void => {
  expect(scripts).toContain(say('identity_test_leave'));
  const statements = languages.flatMap((language) =>
    banks.flatMap(({ version }) => Object.values(textsOf({ bank: version }, language))),
  );
  expect(statements.filter((statement) => scripts.includes(statement))).toEqual([]);
  // The notation of the bank: a choice's letter with its tag, and a grit statement's direction.
  expect(scripts).not.toMatch(new RegExp(`\\b[a-g]:\\s*["'\`](${masks.join('|')})["'\`]`));
  expect(scripts).not.toMatch(/\breversed\s*:/);
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
});

test('an athlete takes the whole Identity test by keyboard, and a refresh comes back to the same question', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('en');
  await signIn(context, product, newPerson('en'));
  const scripts = collectScripts(page);
  await page.goto('/en/app/identity/test');
  await expect(page).toHaveTitle(new RegExp(`^${say('identity_test_head_title')} · `));
  await expect(page.getByText(say('identity_test_stay_text'))).toBeVisible();
  await waitForScripts(page, 'en');
  await page.getByRole('button', { name: say('identity_test_start') }).press('Enter');
  await beginPart(page, say, 1);
  await expectQuestion(page, say, 1);

  const next = page.getByRole('button', { name: say('identity_test_next'), exact: true });
  await next.press('Enter');
  await pressInDialog(page, say('identity_rank_untouched_back'));
  const down = page.getByRole('button', { name: /^Move down: / });
  const first = (await down.first().getAttribute('aria-label')) ?? '';
  await down.first().press('Enter');
  await expect(down.nth(1)).toHaveAttribute('aria-label', first);
  await page.reload();
  await waitForTest(page, say);
  await beginPart(page, say, 1);
  await expectQuestion(page, say, 1);
  await expect(down.nth(1)).toHaveAttribute('aria-label', first);
  await next.press('Enter');
  for (let number = 2; number <= MASKS; number++) {
    await expectQuestion(page, say, number);
    await next.press('Enter');
    await pressInDialog(page, say('identity_rank_untouched_keep'));
  }
  // The question has the focus, so its number keys answer.
  for (let number = MASKS + 1; number <= MASKS + CHOICES; number++) {
    if (number === MASKS + 1) await beginPart(page, say, 2);
    if (number === MASKS + 1 + COLORS) await beginPart(page, say, 3);
    await expectQuestion(page, say, number);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press(String(1 + (number % 4)));
  }
  await page.reload();
  await waitForTest(page, say);
  await beginPart(page, say, 4);
  await expectQuestion(page, say, MASKS + CHOICES + 1);
  for (let number = MASKS + CHOICES + 1; number <= TOTAL; number++) {
    await expectQuestion(page, say, number);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('5');
  }
  await page.getByRole('button', { name: say('identity_test_back'), exact: true }).press('Enter');
  await expectQuestion(page, say, TOTAL);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: say('identity_test_next'), exact: true }).press('Enter');
  expectNothingOfTheBank(say, await scripts());
  await page.getByRole('button', { name: say('identity_test_finish') }).press('Enter');
  await expect(page).toHaveURL('/en/app/identity/results');
  for (const part of ['masks', 'colors', 'learning_styles', 'grit'])
    await expect(
      page.getByRole('heading', { level: 2, name: say(`identity_part_${part}`), exact: true }),
    ).toBeVisible();

  await page.goto('/en/app/identity/test');
  await expect(page.getByRole('heading', { name: say('identity_test_taken_title') })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('each question begins at its top, the seven statements fit with their button, answers wait while it is offline, and leaving asks', async ({
    page,
    context,
    product,
  }) => {
    const say = wordsIn('fr-ca');
    await page.setViewportSize({ width: 375, height: 553 });
    await signIn(context, product, newPerson('fr-ca'));
    await page.goto('/fr-ca/app/identity/test');
    await waitForScripts(page, 'fr-ca');
    await expect(page.getByRole('button', { name: say('identity_test_start') })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: say('identity_test_start') }).click();
    await beginPart(page, say, 1);
    await expectQuestion(page, say, 1);
    await expectBegun(page);
    await page.setViewportSize({ width: 360, height: 640 });
    const next = page.getByRole('button', { name: say('identity_test_next'), exact: true });
    await expect(next).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);

    const untapped = page.locator('main button[aria-pressed=false]');
    for (let left = MASKS; left > 0; left--) {
      await expect(untapped).toHaveCount(left);
      await untapped.first().click();
      if (left !== MASKS - 2) continue;
      await next.click();
      await expect(page.getByText(say('identity_rank_partial_text', { placed: 3, total: MASKS }))).toBeVisible();
      await page.getByRole('button', { name: say('identity_rank_untouched_back') }).click();
    }
    await page.setViewportSize({ width: 320, height: 568 });
    await next.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await goOffline(context);
    await next.click();
    await expectQuestion(page, say, 2);
    await expectBegun(page);
    await expect(page.getByText(say('identity_test_cut_off_title'))).toBeVisible();
    await goOnline(context);
    await expect(page.getByText(say('identity_test_cut_off_title'))).toBeHidden();
    await page.reload();
    await expectQuestion(page, say, 2);

    await waitForTest(page, say);
    await page.getByRole('button', { name: say('identity_test_leave') }).click();
    await page.getByRole('button', { name: say('identity_test_leave_stay') }).click();
    await expectQuestion(page, say, 2);
    await page.getByRole('button', { name: say('identity_test_leave') }).click();
    await page.getByRole('button', { name: say('identity_test_leave_confirm'), exact: true }).click();
    await expect(page).toHaveURL('/fr-ca/app/dashboard');
  });
});
