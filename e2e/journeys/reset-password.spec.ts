import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { newPerson } from '../steps/person.ts';
import { waitForScripts } from '../steps/scripts.ts';
import { anAthlete } from '../steps/signed-in.ts';

const password = 'quatre buts en finale';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
});

test('a forgotten password is replaced by a link that works once', async ({ page, product, mail }) => {
  const say = wordsIn('fr-ca');
  const athlete = newPerson('fr-ca');
  await anAthlete(product, athlete);
  await page.goto('/fr-ca/auth');
  await page.getByRole('link', { name: say('log_in_forgot') }).click();
  await expect(page.getByRole('heading', { name: say('reset_password_title') })).toBeVisible();
  await waitForScripts(page, 'fr-ca');
  const email = page.getByLabel(say('log_in_email_label'));
  await email.fill('nobody@mail.example');
  await page.getByRole('button', { name: say('reset_password_submit') }).click();
  await expect(email).toHaveAccessibleDescription(say('refusal_email_unknown'));
  await expect(email).toBeFocused();
  await email.fill(athlete.email);
  await page.getByRole('button', { name: say('reset_password_submit') }).click();
  await expect(page.getByText(say('reset_password_asked_lead', { email: athlete.email }))).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toBeDisabled();

  const { text } = await mail.newestFor(athlete.email);
  const link = /^http.*\/auth\/new-password\?token=.*$/m.exec(text)?.[0] ?? '';
  // Mail scanners open the links in mails.
  for (const method of ['GET', 'HEAD', 'GET']) expect((await page.request.fetch(link, { method })).status()).toBe(200);
  await page.goto(link);
  await waitForScripts(page, 'fr-ca');
  await expectAccessible(page);
  const field = page.getByRole('textbox', { name: say('new_password_label'), exact: true });
  const confirmation = page.getByRole('textbox', { name: say('new_password_confirmation_label'), exact: true });
  const advice = (strength: 'weak' | 'fair' | 'strong') =>
    expect(page.getByRole('status').filter({ hasText: say(`password_strength_${strength}`) })).toBeVisible();
  await advice('weak');
  await field.fill('Trustno1');
  await confirmation.fill('Trustno1');
  await advice('weak');
  await page.getByRole('button', { name: say('new_password_submit') }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(say('refusal_password_common')));
  await field.fill('Hockey-22');
  await advice('fair');
  await field.fill(password);
  await advice('strong');
  await confirmation.fill(`${password}!`);
  await page.getByRole('button', { name: say('new_password_submit') }).click();
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toHaveAccessibleDescription(say('refusal_passwords_differ'));
  await confirmation.fill(password);
  await page.getByRole('button', { name: say('new_password_submit') }).click();
  await expect(page.getByRole('heading', { name: say('new_password_done_title') })).toBeFocused();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: say('refusal_reset_link_invalid') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('new_password_again') })).toBeVisible();

  await page.goto('/fr-ca/auth');
  await page.getByLabel(say('log_in_email_label')).fill(athlete.email);
  await page.getByRole('textbox', { name: say('log_in_password_label') }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('log_in_submit') })
    .click();
  await expect(page).toHaveURL('/fr-ca/app/dashboard');
});
