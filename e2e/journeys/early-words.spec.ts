import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { somebody } from '../steps/person.ts';
import { subscribe } from '../steps/plan.ts';
import { withholdScripts } from '../steps/scripts.ts';
import { signInVerified } from '../steps/signed-in.ts';

test('a name typed before the scripts are there is taken', async ({ page }) => {
  const letScriptsCome = await withholdScripts(page);
  await page.goto('/en/auth/sign-up');
  await page.getByLabel('First name').fill('Léa');
  await page.getByLabel('Last name').fill('Tremblay');
  const goOn = page.getByRole('button', { name: 'Continue' });
  await expect(goOn).toBeDisabled();
  letScriptsCome();
  await goOn.click();
  await expect(page.getByRole('group', { name: 'When were you born, and where do you live?' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Léa');
  await expect(page.getByLabel('Last name')).toHaveValue('Tremblay');
});

test('a link is made as it was asked for before the scripts were there', async ({ page, context, product }) => {
  const say = wordsIn('fr-ca');
  await signInVerified(context, product, somebody('fr-ca'));
  await subscribe(page, 'fr-ca');
  const letScriptsCome = await withholdScripts(page);
  await page.goto('/fr-ca/app/portfolio/share');
  await page.getByLabel(say('share_label_label'), { exact: true }).fill('Cégep de Rimouski');
  await page.getByLabel(say('share_passcode_label'), { exact: true }).fill('482915');
  await page.getByLabel(say('share_expiry_label'), { exact: true }).selectOption('30');
  letScriptsCome();
  await page.getByRole('button', { name: say('share_make'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('share_made_title') })).toBeFocused();
  const links = page.getByRole('region', { name: say('share_links_title') });
  await expect(links.getByRole('heading', { name: 'Cégep de Rimouski' })).toBeVisible();
  await expect(page.getByLabel(say('scout_passcode_label'), { exact: true })).toHaveValue('482915');

  const again = await withholdScripts(page);
  await page.reload();
  await page.getByLabel(say('share_protect_label')).uncheck();
  again();
  await expect(page.getByLabel(say('share_passcode_label'), { exact: true })).toBeHidden();
});
