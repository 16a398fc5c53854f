import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { newPerson } from '../steps/person.ts';
import { expectSaved } from '../steps/portfolio.ts';
import { waitForScripts } from '../steps/scripts.ts';
import { signIn, signInWithTerms, withDatabase } from '../steps/signed-in.ts';

const words = { motto: 'Toujours plus loin', explanation: 'On avance ensemble, un pas à la fois.' };

test('sign-up opens the texts beside what was typed', async ({ page, context }) => {
  const say = wordsIn('en');
  await page.goto('/en/auth/sign-up');
  await page.getByLabel(say('sign_up_first_name_label'), { exact: true }).fill('Océane');
  await page.getByLabel(say('sign_up_last_name_label'), { exact: true }).fill('Lévesque');
  await page.getByRole('button', { name: say('sign_up_go_on') }).click();
  await page.getByLabel(say('sign_up_birth_day'), { exact: true }).selectOption('7');
  await page.getByLabel(say('sign_up_birth_month'), { exact: true }).selectOption({ index: 3 });
  await page.getByLabel(say('sign_up_birth_year'), { exact: true }).selectOption('2008');
  await page.getByLabel(say('sign_up_region_can_label'), { exact: true }).selectOption('QC');
  await page.getByRole('button', { name: say('sign_up_go_on') }).click();
  const password = page.getByRole('textbox', { name: say('sign_up_password_label'), exact: true });
  await password.fill('trois buts en finale');

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: say('footer_terms') }).click();
  const text = await opened;
  await expect(text.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await text.getByText(say('legal_contents')).click();
  await text
    .getByRole('navigation', { name: say('legal_contents') })
    .getByRole('link')
    .last()
    .click();
  await expect(text.getByRole('heading', { level: 2 }).last()).toBeInViewport();
  await text.getByRole('link', { name: say('legal_read_privacy') }).click();
  await expect(text.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await text.close();
  await expect(password).toHaveValue('trois buts en finale');
});

test('an athlete who accepted earlier terms is asked once and goes on to where they were going', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('fr-ca');
  await signInWithTerms(context, product, newPerson('fr-ca'), '2024-01-01');
  await page.goto('/fr-ca/app/account');
  await expect(page.getByRole('heading', { level: 1, name: say('new_terms_title') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('footer_terms') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('log_out') })).toBeEnabled();
  await waitForScripts(page, 'fr-ca');
  await expectAccessible(page);

  await page.getByRole('link', { name: say('plan_title') }).click();
  await expect(page).toHaveURL('/fr-ca/app/athlete-plan');
  await page.goBack();
  await page.getByRole('button', { name: say('new_terms_accept') }).click();
  await expect(page).toHaveURL('/fr-ca/app/account');
  await page.goto('/fr-ca/app/dashboard');
  await expect(page).toHaveURL('/fr-ca/app/dashboard');
  await page.goto('/fr-ca/auth/new-terms');
  await expect(page).toHaveURL('/fr-ca/app/dashboard');
});

test('terms that change while somebody writes keep every word, and lead back to it', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('en');
  const athleteId = await signIn(context, product, newPerson('en'));
  await page.goto('/en/app/portfolio/edit/motto');
  const motto = page.getByLabel(say('motto_motto_label'), { exact: true });
  await expect(page.locator('[inert]')).toHaveCount(0);
  await withDatabase(product, async ({ database }) => {
    await database.kysely.deleteFrom('terms_acceptances').where('athlete_id', '=', athleteId).execute();
  });
  await motto.fill(words.motto);
  await page.getByLabel(say('motto_explanation_label'), { exact: true }).fill(words.explanation);
  await expect(page.getByRole('status').filter({ hasText: say('save_new_terms') })).toBeAttached();
  await page
    .getByRole('link', { name: say('save_read_terms') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('new_terms_title') })).toBeVisible();
  await page.getByRole('button', { name: say('new_terms_accept') }).click();
  await expect(page).toHaveURL('/en/app/portfolio/edit/motto');
  await expect(motto).toHaveValue(words.motto);
  await expectSaved(page, say);
});
