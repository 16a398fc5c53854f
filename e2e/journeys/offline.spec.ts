import { expect, type Page } from '@playwright/test';
import { goOffline, goOnline } from '../fixtures/offline.ts';
import { test } from '../fixtures/test.ts';
import { type Say, wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { deployable } from '../steps/later-build.ts';
import { keptApp, whenKept } from '../steps/offline.ts';
import { newPerson } from '../steps/person.ts';
import { expectSaved, expectStoredOffline, openSection, texts } from '../steps/portfolio.ts';
import { waitForScripts } from '../steps/scripts.ts';
import { signIn } from '../steps/signed-in.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
});

const mottoIn = (page: Page, say: Say) => page.getByRole('textbox', { name: say('motto_motto_label'), exact: true });
const waiting = (say: Say, count: number) => say('offline_waiting', { count, p: count === 1 ? 'one' : 'other' });

test('the editor opens offline, and each word is written once when the network is back', async ({
  page,
  context,
  product,
  palmares,
}) => {
  const say = wordsIn('fr-ca');
  const athleteId = await signIn(context, product, newPerson('fr-ca'));
  await openSection(page, 'fr-ca', 'introduction', say('section_introduction_title'));
  await page.getByLabel(say('introduction_greetings_line1_label'), { exact: true }).fill(texts['fr-ca'].greeting);
  await page.getByLabel(say('introduction_intro_label'), { exact: true }).fill(texts['fr-ca'].story);
  await expectSaved(page, say);
  await whenKept(page);

  await goOffline(context);
  await openSection(page, 'fr-ca', 'motto', say('section_motto_title'));
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('status').filter({ hasText: say('offline_line') })).toBeVisible();
  await mottoIn(page, say).fill('On the bus');
  await expect(bar.getByText(waiting(say, 1))).toBeVisible();
  await expectStoredOffline(page, say);
  await page.reload();
  await expect(mottoIn(page, say)).toHaveValue('On the bus');

  await page.goto('/en/app/portfolio/edit');
  await expect(page.getByRole('heading', { level: 1, name: wordsIn('en')('editor_title') })).toBeVisible();
  await expect(page.getByText(texts['fr-ca'].greeting).first()).toBeAttached();

  await page.goto('/fr-ca/app/portfolio/share');
  await expect(page.getByText(say('offline_needs_share'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('offline_write') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('editor_title') })).toBeFocused();
  await page.goto('/fr-ca/app/dashboard');
  await expect(page.getByText(say('offline_needs_dashboard'))).toBeVisible();
  await expect(bar.getByText(waiting(say, 1))).toBeVisible();

  const sent = context.waitForEvent('response', (response) => response.url().includes('portfolio.editSection'));
  await goOnline(context);
  await expect(page.getByText(say('offline_needs_dashboard'))).toBeHidden();
  await expect(bar.getByText(say('offline_line'))).toBeHidden();
  expect((await sent).ok()).toBe(true);
  await openSection(page, 'fr-ca', 'motto', say('section_motto_title'));
  await expect(mottoIn(page, say)).toHaveValue('On the bus');
  await expectSaved(page, say);
  const { stdout } = await palmares('history', 'show', athleteId, '--json', '--kind', 'portfolio');
  const written = JSON.parse(stdout).entries.filter(({ event }: { event: string }) => event === 'MottoWritten');
  expect(written).toHaveLength(1);
});

test('one account’s words are never shown to another, and logging out leaves nothing', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('en');
  const [first, second] = [newPerson('en'), { ...newPerson('en'), firstName: 'Maya' }];
  await signIn(context, product, first);
  await openSection(page, 'en', 'motto', say('section_motto_title'));
  await mottoIn(page, say).fill('Only mine');
  await expectSaved(page, say);
  await whenKept(page);

  // The session ends without a log-out, so the words stay on the device for their owner.
  await context.clearCookies({ name: 'accessToken' });
  await page.goto('/en/auth');
  await expect(page.getByRole('button', { name: say('theme_use_light') })).toBeEnabled();
  await goOffline(context);
  await page.goto('/en/app/portfolio/edit/motto');
  await expect(page.getByText(say('offline_needs_log_in'))).toBeVisible();
  await goOnline(context);
  await signIn(context, product, second);
  await openSection(page, 'en', 'motto', say('section_motto_title'));
  await expect(mottoIn(page, say)).toHaveValue('');
  await goOffline(context);
  await page.reload();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(mottoIn(page, say)).toHaveValue('');
  expect(await page.getByRole('main').innerText()).not.toContain('Only mine');

  const logOut = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('log_out') })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('log_out') })
      .click();
  };
  await mottoIn(page, say).fill('Not lost by logging out offline');
  await expectStoredOffline(page, say);
  await logOut();
  await expect(page.getByText(say('log_out_failed'))).toBeVisible();
  await page.reload();
  await expect(mottoIn(page, say)).toHaveValue('Not lost by logging out offline');

  await goOnline(context);
  await expectSaved(page, say);
  await logOut();
  await expect(page).toHaveURL('/en');
  expect(await keptApp(page)).toEqual({ scopes: [], caches: {} });
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['cookieAccepted', 'lang']);
  const kept = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('palmares');
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['drafts', 'steps']);
          const counts = (['drafts', 'steps'] as const).map((store) => reading.objectStore(store).count());
          reading.oncomplete = () => resolve(counts.reduce((sum, { result }) => sum + result, 0));
        };
      }),
  );
  expect(kept).toBe(0);
});

test('a page that only the server renders needs the network, and one that was opened waits for it', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('en');
  await signIn(context, product, newPerson('en'));
  await page.goto('/en/app/identity/results');
  await whenKept(page);
  await goOffline(context);
  const explore = page.getByRole('link', { name: say('explore_title') });
  await explore.click();
  await expect(page.getByText(say('offline_stay'))).toBeVisible();
  await expect(page).toHaveURL('/en/app/identity/results');
  await goOnline(context);
  await explore.click();
  await expect(page).toHaveURL('/en/app/identity/explore');
  await expect(page.getByRole('heading', { level: 1, name: say('explore_title') })).toBeVisible();

  const line = page.getByRole('banner').getByRole('status');
  await waitForScripts(page, 'en');
  await goOffline(context);
  await expect(line).toHaveText(say('offline_line'));
  await page.getByRole('link', { name: say('identity_mask_captain') }).click();
  await expect(page.getByText(say('offline_needs_identity'))).toBeVisible();
  await goOnline(context);
  await expect(page.getByRole('heading', { level: 1, name: say('identity_mask_captain') })).toBeVisible();
  await expect(line).toBeEmpty();
});

test('only files and a page without data are kept, and no page outside of the app is controlled', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('en');
  const athlete = newPerson('en');
  const athleteId = await signIn(context, product, athlete);
  await openSection(page, 'en', 'motto', say('section_motto_title'));
  await whenKept(page);
  const kept = await keptApp(page);
  expect(kept.scopes).toEqual(['/en/app/', '/fr-ca/app/']);
  for (const path of Object.values(kept.caches).flat())
    expect(path).toMatch(/^\/(assets\/[^/]+|(en|fr-ca)\/app\/shell)$/);
  const shell = await page.evaluate(async () => (await caches.match('/en/app/shell'))?.text());
  for (const personal of [athleteId, athlete.firstName, athlete.lastName, athlete.email])
    expect(shell).not.toContain(personal);
  for (const path of ['/en', '/en/pricing', '/en/athletes/0000000000000000000000']) {
    await page.goto(path);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }
});

test('a new build begins at the next start, never under an open editor', async ({ page, context, product }) => {
  test.slow();
  const say = wordsIn('en');
  const { url, deploy, close } = await deployable(product.url);
  await signIn(context, product, newPerson('en'));
  const shells = async (there: Page) =>
    Object.keys((await keptApp(there)).caches).filter((name) => name.startsWith('app:/en/app/'));
  await page.goto(`${url}/en/app/portfolio/edit/motto`);
  await whenKept(page);
  const [before] = await shells(page);

  deploy('later');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await expect.poll(waits).toBe('installed');
  expect(await shells(page)).toEqual([before, 'app:/en/app/:later']);
  await goOffline(context);
  await page
    .getByRole('link', { name: say('section_vision_title') })
    .last()
    .click();
  const dreams = (there: Page) => there.getByLabel(say('vision_dreams_label'), { exact: true });
  await dreams(page).fill('With the code of before.');
  await expectStoredOffline(page, say);

  await page.close();
  const again = await context.newPage();
  await again.goto(`${url}/en/app/portfolio/edit/vision`);
  await expect(dreams(again)).toHaveValue('With the code of before.');
  await expect.poll(() => shells(again)).toEqual(['app:/en/app/:later']);
  close();
});
