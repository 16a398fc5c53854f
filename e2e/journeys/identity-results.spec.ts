import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { type Say, wordsIn } from '../fixtures/words.ts';
import { startTest, takeTest } from '../steps/identity.ts';
import { newPerson } from '../steps/person.ts';
import { waitForScripts } from '../steps/scripts.ts';
import { signInVerified } from '../steps/signed-in.ts';

const margin = '1cm';
const paper = { margin: { top: margin, bottom: margin, left: margin, right: margin } };

const partsOf = (say: Say) =>
  ['masks', 'colors', 'learning_styles', 'grit'].map((part) => say(`identity_part_${part}`));

const expectHeadings = async (page: Page, say: Say, keys: readonly string[]): Promise<void> => {
  for (const key of keys)
    await expect(page.getByRole('heading', { name: say(key), exact: true }).first()).toBeVisible();
};

const sheetsOf = async (page: Page, format: 'A4' | 'Letter'): Promise<number> => {
  const sheets = await page.pdf({ format, ...paper });
  return sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
});

const say = wordsIn('fr-ca');

test('an athlete reads the results, what they mean, and how they were scored', async ({ page, context, product }) => {
  await signInVerified(context, product, newPerson('fr-ca'));
  await page.goto('/fr-ca/app/identity');
  await expect(page).toHaveURL('/fr-ca/app/identity/results');
  await expect(page.getByRole('heading', { name: say('results_none_title') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('results_to_test') })).toHaveAttribute(
    'href',
    '/fr-ca/app/identity/test',
  );

  await takeTest(context, product);
  await page.reload();
  await expect(page).toHaveTitle(new RegExp(`^${say('results_title')} · `));
  for (const part of partsOf(say))
    await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible();
  const figure = page.getByRole('figure', { name: say('results_radar_caption') });
  await expect(figure.getByRole('row')).toHaveCount(1 + 7);

  await waitForScripts(page, 'fr-ca');
  const grit = page.getByRole('region', { name: say('identity_part_grit') });
  await grit.getByText(say('results_scoring')).click();
  await expect(grit.getByText(say('results_agreement', { agreement: 4 }))).toHaveCount(10);
  await expect(grit.getByText(say('results_reversed'), { exact: true })).toHaveCount(5);

  const top = page.getByRole('list').filter({ has: page.getByText(/points$/) });
  const own = top.getByRole('link').first();
  // Without the form in brackets of a gender that is not known, which the page writes out.
  const name = ((await own.textContent()) ?? '').replace(/\(.*/u, '');
  await own.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(say('explore_yours'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say('explore_title') }).click();
  const masks = page.getByRole('region', { name: say('identity_part_masks') });
  await expect(masks.getByRole('listitem').first()).toContainText(new RegExp(`^${name}.*${say('explore_yours')}`, 'u'));
});

test('an athlete explores masks, colors, learning styles and grit', async ({ page, context, product }) => {
  const say = wordsIn('en');
  await signInVerified(context, product, newPerson('en'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en/app/identity/explore');
  await expect(page).toHaveTitle(new RegExp(`^${say('explore_title')} · `));
  for (const part of partsOf(say))
    await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible();
  await waitForScripts(page, 'en');
  // Everything on this page is in its document.
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  const nav = page.getByRole('navigation', { name: say('navigation_app_label') });
  const identity = nav.getByRole('link', { name: say('navigation_identity') });
  await expect(identity).toHaveAttribute('aria-current', 'page');
  await expect(nav.locator('[aria-current]')).toHaveCount(1);

  await page.getByRole('link', { name: say('identity_mask_captain') }).click();
  await expect(page).toHaveURL('/en/app/identity/explore/masks/captain');
  await expect(page.getByRole('heading', { level: 1, name: say('identity_mask_captain') })).toBeVisible();
  await expect(page.getByRole('region', { name: say('explore_traits') }).getByRole('listitem')).toHaveCount(3);
  await expectHeadings(page, say, ['explore_characteristics', 'explore_qualities', 'explore_drawbacks']);
  await page.getByText(say('explore_for_coach'), { exact: true }).click();
  await expectHeadings(page, say, ['explore_motivate', 'explore_interact', 'explore_limits']);
  await page.getByRole('radio', { name: say('explore_for_coach') }).press('ArrowRight');
  await expectHeadings(page, say, ['explore_overwhelmed', 'explore_carried_away']);
  for (const key of ['explore_signs', 'explore_advice', 'explore_coaching'])
    await expect(page.getByRole('heading', { level: 3, name: say(key) })).toHaveCount(2);

  await page.getByRole('link', { name: say('identity_mask_player') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('identity_mask_player') })).toBeVisible();
  await identity.click();
  await expect(page.getByRole('heading', { level: 1, name: say('results_none_title') })).toBeVisible();
  await page.getByRole('link', { name: say('explore_title') }).click();
  await page.getByRole('link', { name: say('identity_color_yellow') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('identity_color_yellow') })).toBeVisible();
  await expectHeadings(page, say, ['explore_level_low', 'explore_level_mid', 'explore_level_high']);

  await page.getByRole('link', { name: say('explore_title') }).click();
  await page.getByRole('link', { name: say('identity_learning_inner_dialog') }).click();
  await expect(page).toHaveURL('/en/app/identity/explore/learning-styles/inner-dialog');
  await expectHeadings(page, say, ['explore_in_training', 'explore_in_class']);

  await page.getByRole('link', { name: say('explore_title') }).click();
  await page.getByRole('link', { name: say('explore_grit_link') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('identity_part_grit') })).toBeVisible();
  await expectHeadings(
    page,
    say,
    [1, 2, 3, 4, 5].map((rating) => `identity_grit_${rating}`),
  );

  const unknown = await page.goto('/en/app/identity/explore/masks/goalie');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: say('not_found_title') })).toBeVisible();
  await expect(identity).toHaveAttribute('aria-current', 'page');
});

test('an explanation asks for a log-in first, and is shown after it', async ({ page, context, product }) => {
  const say = wordsIn('en');
  const athlete = newPerson('en');
  await signInVerified(context, product, athlete);
  await context.clearCookies({ name: 'accessToken' });
  await page.goto('/en/app/identity/explore/grit');
  await expect(page).toHaveURL('/en/auth?next=%2Fen%2Fapp%2Fidentity%2Fexplore%2Fgrit');
  await page.getByLabel(say('log_in_email_label'), { exact: true }).fill(athlete.email);
  await page.getByLabel(say('log_in_password_label'), { exact: true }).fill(athlete.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('log_in_submit') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('identity_part_grit') })).toBeVisible();
});

test("the page for a coach has the athlete's name and prints on one sheet", async ({ page, context, product }) => {
  const athlete = newPerson('fr-ca');
  await signInVerified(context, product, athlete);
  await page.goto('/fr-ca/app/identity/coaching');
  await expect(page).toHaveURL('/fr-ca/app/identity/results');

  await takeTest(context, product);
  await page.reload();
  await page.getByRole('link', { name: say('coaching_title') }).click();
  const name = `${athlete.firstName} ${athlete.lastName}`;
  await expect(page.getByRole('heading', { level: 1, name: say('coaching_heading', { name }) })).toBeVisible();
  await expect(page.getByRole('button', { name: say('coaching_print') })).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: say('coaching_print') })).toBeHidden();
  expect([await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')]).toEqual([1, 1]);
});

test('a test that runs leads back to it from the results', async ({ page, context, product }) => {
  const say = wordsIn('en');
  await signInVerified(context, product, newPerson('en'));
  await startTest(context, product);
  await page.goto('/en/app/identity/results');
  await expect(page.getByText(say('results_running_title'))).toBeVisible();
  await expect(page.getByText(/^You have 2[45] minutes left\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: say('results_running_action') })).toHaveAttribute(
    'href',
    '/en/app/identity/test',
  );
});

test('answers that do not load can be asked for again', async ({ page, context, product }) => {
  const say = wordsIn('en');
  await signInVerified(context, product, newPerson('en'));
  await takeTest(context, product);
  await page.goto('/en/app/identity/results');
  await waitForScripts(page, 'en');
  await page.route('**/api/trpc/identity.counted*', (route) => route.abort());
  const masks = page.getByRole('region', { name: say('identity_part_masks') });
  await masks.getByText(say('results_scoring')).click();
  await expect(masks.getByText(say('results_scoring_failed'))).toBeVisible();
  await page.unroute('**/api/trpc/identity.counted*');
  await masks.getByRole('button', { name: say('error_page_retry') }).click();
  await expect(masks.getByText(say('results_ranked', { place: 1 }))).toHaveCount(7);
});
