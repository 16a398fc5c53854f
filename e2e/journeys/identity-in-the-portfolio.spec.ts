import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { completeGrit } from '../steps/identity.ts';
import { newPerson } from '../steps/person.ts';
import { expectSaved, openSection } from '../steps/portfolio.ts';
import { introductionIn, writeSections } from '../steps/set-up.ts';
import { signIn } from '../steps/signed-in.ts';

const say = wordsIn('en');

test('an athlete chooses which Identity results scouts see', async ({ page, product }) => {
  const athleteId = await signIn(page.context(), product, newPerson('en'));
  const open = () => openSection(page, 'en', 'identity', say('section_identity_title'));
  const grit = page.getByRole('switch', { name: say('identity_part_grit') });
  const shown = page.getByRole('region', { name: say('portfolio_identity_title'), exact: true });
  await writeSections(product, athleteId, introductionIn('en'));

  await open();
  const toTest = page.getByRole('link', { name: say('identity_untaken_action') });
  await expect(toTest).toHaveAttribute('href', '/en/app/identity/test');

  await completeGrit(page.context(), product);
  await expect(async () => {
    await open();
    await expect(grit).toBeChecked({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('switch', { name: say('identity_part_masks') })).toBeDisabled();
  await page.goto('/en/app/portfolio/preview');
  await expect(shown.getByText(say('identity_grit_3'), { exact: true })).toBeVisible();

  await open();
  await grit.press(' ');
  await expectSaved(page, say);
  await page.goto('/en/app/portfolio/preview');
  await expect(page.getByRole('region', { name: say('portfolio_introduction_title') })).toBeVisible();
  await expect(shown).toHaveCount(0);

  await page.goto('/en/app/dashboard');
  await page.getByText(say('dashboard_steps_done'), { exact: true }).click();
  const results = page.getByRole('link', { name: say('onboarding_identity') });
  await expect(results).toHaveAttribute('href', '/en/app/identity/results');
});
