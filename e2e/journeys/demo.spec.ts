import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { waitForScripts } from '../steps/scripts.ts';

const say = wordsIn('fr-ca');
const first = 'Jade Pelletier-Roy';

test('the gate of the demo leads to a full portfolio, and back past the gate', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fr-ca');
  await page.clock.install();
  await page.goto('/fr-ca/portfolio-demo-gate');
  await expect(page.getByRole('heading', { level: 1, name: say('demo_gate_title') })).toBeVisible();
  await waitForScripts(page, 'fr-ca');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.locator('h1 [aria-hidden]')).toBeHidden();
  await page.clock.resume();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('demo_gate_enter', { name: 'Jade' }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(say('demo_title', { name: first })));
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/fr-ca$/);
});

test('the page of a demo athlete leads to the other one, whose own words are marked as English, and to signing up', async ({
  page,
}) => {
  const other = say('demo_other', { name: 'Nora' });
  await page.goto('/fr-ca/portfolio-demo');
  await waitForScripts(page, 'fr-ca');
  await page.getByRole('link', { name: other }).click();
  await expect(page).toHaveURL('/fr-ca/portfolio-demo/nora');
  await expect(page.getByRole('heading', { level: 1, name: 'Nora Whitcombe' })).toBeVisible();
  await expect(page.locator('main [lang=en]').first()).toBeVisible();
  await page
    .getByRole('region', { name: say('demo_turn_title') })
    .getByRole('link', { name: say('landing_sign_up') })
    .click();
  await expect(page).toHaveURL('/fr-ca/auth/sign-up');
});

test('the title of the gate is scrambled 50 ms a step, and read as it is', async ({ page }) => {
  const say = wordsIn('en');
  const start = new Date('2026-11-24T12:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await page.goto('/en/portfolio-demo-gate');
  const title = page.getByRole('heading', { level: 1 });
  const shown = title.locator('[aria-hidden]');
  await expect(shown).toBeVisible();
  await expect(shown).not.toHaveText(say('demo_gate_title'));
  await waitForScripts(page, 'en');
  await expect(title).toHaveAccessibleName(say('demo_gate_title'));
  await page.clock.runFor(50 * (say('demo_gate_title').length - 5));
  await expect(shown).toBeVisible();
  await page.clock.runFor(50 * 6);
  await expect(shown).toHaveCount(0);
  await expect(title).toHaveText(say('demo_gate_title'));
});
