import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { newPerson } from '../steps/person.ts';
import { expectSaved } from '../steps/portfolio.ts';
import { anAthlete, signIn } from '../steps/signed-in.ts';

const job = { title: 'Arbitre U9', company: 'Hockey mineur de Lachine' };

test('a session that ended is renewed over the editor, and the words go on to the account', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('fr-ca');
  const [athlete, other] = [newPerson('fr-ca'), newPerson('fr-ca')];
  await anAthlete(product, other);
  await signIn(context, product, athlete);
  await page.goto('/fr-ca/app/portfolio/edit/work-experience');
  await expect(page.getByRole('heading', { level: 1, name: say('section_work_experience_title') })).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);

  await context.clearCookies({ name: 'accessToken' });
  const { title, company } = job;
  await page.getByRole('button', { name: say('jobs_add') }).click();
  await page.getByLabel(say('job_title_label'), { exact: true }).fill(title);
  await page.getByLabel(say('job_start_year_label'), { exact: true }).selectOption({ index: 1 });
  const name = page.getByLabel(say('job_company_label'), { exact: true });
  await name.fill(company);
  await expect(page.getByRole('status').filter({ hasText: say('save_signed_out') })).toBeAttached();

  const again = page.getByRole('main').getByRole('button', { name: say('save_log_in'), exact: true });
  await again.press('Enter');
  const dialog = page.getByRole('dialog', { name: say('save_log_in_title') });
  const email = dialog.getByLabel(say('log_in_email_label'), { exact: true });
  const password = dialog.getByLabel(say('log_in_password_label'), { exact: true });
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(again).toBeFocused();
  await again.press('Enter');

  let edits = 0;
  page.on('response', (response) => {
    if (response.url().includes('portfolio.editSection') && response.ok()) edits += 1;
  });
  await email.fill(other.email);
  await password.fill(other.password);
  await password.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: say('refusal_another_account') })).toBeVisible();
  await expect(email).toBeFocused();
  expect(edits).toBe(0);
  expect((await context.cookies()).filter((cookie) => cookie.name === 'accessToken')).toEqual([]);

  await email.fill(athlete.email);
  await password.fill(athlete.password);
  await password.press('Enter');
  await expect(dialog).toBeHidden();
  await expectSaved(page, say);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(company);
  expect(edits).toBeGreaterThan(0);

  await page.reload();
  await expect(page.getByRole('button', { name: title, exact: false, expanded: false }).first()).toContainText(company);
});
