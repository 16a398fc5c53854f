import type { Page } from '@playwright/test';
import { goOffline, goOnline } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { closeItem } from '../steps/lists.ts';
import { newPerson } from '../steps/person.ts';
import { openSection } from '../steps/portfolio.ts';
import { waitForScripts } from '../steps/scripts.ts';
import { givePlan, introductionIn, writeSections } from '../steps/set-up.ts';
import { signIn, signInVerified } from '../steps/signed-in.ts';

const say = wordsIn('en');

const contactName = (page: Page) => page.getByLabel(say('contact_name_label'), { exact: true });

test.beforeEach(async ({ page, context, product }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  await signIn(context, product, newPerson('en'));
});

test('a form asked for offline opens once the network is back, and a page asked for then needs no new document', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSection(page, 'en', 'contacts', say('section_contacts_title'));
  const share = page.getByRole('link', { name: say('navigation_share'), exact: true }).last();
  await goOffline(context);
  await share.hover();
  await page.getByRole('button', { name: say('contacts_add') }).click();
  await expect(page.getByRole('alert').filter({ hasText: say('error_unreachable') })).toBeVisible();

  await goOnline(context);
  await contactName(page).fill('Coach Tremblay');
  await expect(contactName(page)).toHaveValue('Coach Tremblay');

  const documents: string[] = [];
  page.on('domcontentloaded', (there) => documents.push(there.url()));
  await share.click();
  await expect(page.getByRole('heading', { level: 1, name: say('share_title') })).toBeVisible();
  expect(documents).toEqual([]);
});

test('a form whose code was cut off and then refused opens by itself', async ({ page }) => {
  const answers = [503, 0];
  await page.route(/contact-form/u, async (route) => {
    const answer = answers.pop();
    if (answer === undefined) await route.continue();
    else if (answer === 0) await route.abort('connectionreset');
    else await route.fulfill({ status: answer });
  });
  await openSection(page, 'en', 'contacts', say('section_contacts_title'));
  await page.getByRole('button', { name: say('contacts_add') }).click();
  await contactName(page).fill('Coach Tremblay');
  await expect(contactName(page)).toHaveValue('Coach Tremblay');
  expect(answers).toEqual([]);
});

test('after a deployment the page is loaded again once, with every word, when it needs code that is gone', async ({
  page,
}) => {
  let isGone = true;
  await page.route(/performance-form/u, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  // Preloaded before a press, so nobody waits for it.
  await page.route(/sorting/u, (route) => route.fulfill({ status: 404 }));
  await openSection(page, 'en', 'sports-history', say('section_sports_history_title'));
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  const links = page.getByRole('region', { name: say('links_title') });
  const refused = page.waitForResponse((answer) => /sorting/u.test(answer.url()));
  await links.getByRole('button', { name: say('links_add') }).click();
  await links.getByLabel(say('link_name_label'), { exact: true }).fill('Rankings 2026');
  await refused;
  await closeItem(page, say);
  expect(documents).toBe(0);

  const performances = page.getByRole('region', { name: say('performances_title') });
  const add = performances.getByRole('button', { name: say('performances_add') });
  await add.click();
  await expect.poll(() => documents).toBe(1);
  await expect(links.getByRole('listitem')).toContainText(['Rankings 2026']);
  await expect(page.locator('[inert]')).toHaveCount(0);

  await add.click();
  await expect(performances.getByRole('alert').filter({ hasText: say('error_later_build') })).toBeVisible();
  isGone = false;
  await performances.getByLabel(say('performance_event_label'), { exact: true }).first().fill('Goals');
  await expect(links.getByRole('listitem')).toContainText(['Rankings 2026']);
  expect(documents).toBe(1);
});

test('asking again for a form says why it failed this time', async ({ page }) => {
  let status = 503;
  let address = '';
  await page.route(/contact-form/u, async (route) => {
    address = new URL(route.request().url()).pathname;
    await route.fulfill({ status });
  });
  // Keeps anything from retrying by itself.
  await page.route('**/healthz', (route) => route.abort());
  await openSection(page, 'en', 'contacts', say('section_contacts_title'));
  await page.getByRole('button', { name: say('contacts_add') }).click();
  const alert = (key: string) => page.getByRole('alert').filter({ hasText: say(key) });
  const again = alert('error_unreachable').getByRole('button', { name: say('error_page_retry') });
  await expect(again).toBeVisible();
  // Marks the page as already reloaded for the form.
  await page.evaluate((form) => sessionStorage.setItem('renewed_for', form), address);
  status = 404;
  await again.click();
  await expect(alert('error_later_build').getByRole('button', { name: say('error_reload') })).toBeEnabled();
});

test('after a deployment a form that only the page has keeps its words, and a press offers the reload', async ({
  page,
  context,
  product,
}) => {
  const athleteId = await signInVerified(context, product, newPerson('en'));
  await writeSections(product, athleteId, introductionIn('en'));
  await givePlan(product, athleteId);
  await page.goto('/en/app/portfolio/share');
  await waitForScripts(page, 'en');
  const label = page.getByLabel(say('share_label_label'), { exact: true });
  await label.click();
  await label.fill('Coach Tremblay');
  // The toast's code loaded with the first press.
  await expect(page.getByLabel(say('toasts_region'))).toBeAttached();
  await page.route('**/assets/*.js', (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('log_out') })
    .press('Enter');
  const reload = page.getByRole('button', { name: say('error_reload') });
  await expect(reload).toBeVisible();
  await expect(label).toHaveValue('Coach Tremblay');
  const loaded = page.waitForEvent('domcontentloaded');
  await reload.click();
  await loaded;
});
