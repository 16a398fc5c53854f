import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { newPerson } from '../steps/person.ts';
import { waitForScripts } from '../steps/scripts.ts';
import { givePlan } from '../steps/set-up.ts';
import { signInVerified } from '../steps/signed-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
});

test('an athlete changes the name of the account', async ({ page, product }) => {
  const say = wordsIn('fr-ca');
  const athlete = newPerson('fr-ca');
  await signInVerified(page.context(), product, athlete);
  await page.goto('/fr-ca/app/account');
  await waitForScripts(page, 'fr-ca');

  await page.getByRole('button', { name: say('account_name_change_label') }).click();
  const dialog = page.getByRole('dialog', { name: say('account_name_title') });
  const firstName = dialog.getByLabel(say('sign_up_first_name_label'), { exact: true });
  const lastName = dialog.getByLabel(say('sign_up_last_name_label'), { exact: true });
  await expect(firstName).toHaveValue(athlete.firstName);
  await firstName.fill('Z');
  await lastName.fill('L’Écuyer');
  await dialog.getByRole('button', { name: say('account_name_save') }).click();
  await expect(firstName).toHaveAccessibleDescription(say('refusal_too_short', { reader: 'athlete', min: 2 }));
  await expect(firstName).toBeFocused();
  await expect(lastName).toHaveValue('L’Écuyer');
  await expectAccessible(page);
  await firstName.fill('Zoé');
  await firstName.press('Enter');
  await expect(page.getByText(say('account_name_saved'))).toBeVisible();
  await expect(page.getByText('Zoé L’Écuyer')).toBeVisible();
  await page.goto('/fr-ca/app/dashboard');
  await expect(
    page.getByRole('heading', { level: 1, name: say('dashboard_greeting', { firstName: 'Zoé' }) }),
  ).toBeVisible();
});

test('a page of another account than the one that is logged in changes nothing, and goes on after a new log-in', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('en');
  const [athlete, other] = [newPerson('en'), newPerson('en')];
  await signInVerified(context, product, athlete);
  await page.goto('/en/app/account');
  await waitForScripts(page, 'en');
  const second = await context.newPage();
  await second.goto('/en/app/dashboard');
  await waitForScripts(second, 'en');

  await signInVerified(context, product, other);
  const change = page.getByRole('button', { name: say('account_name_change_label') });
  await change.click();
  const dialog = page.getByRole('dialog', { name: say('account_name_title') });
  const firstName = dialog.getByLabel(say('sign_up_first_name_label'), { exact: true });
  await firstName.fill('Zoé');
  await firstName.press('Enter');
  await expect(
    dialog.getByRole('alert').filter({ hasText: say('error_another_account', { reader: 'athlete' }) }),
  ).toBeVisible();
  await expect(firstName).toHaveValue('Zoé');
  const notice = say('another_account_title');
  await expect(second.getByRole('alert').filter({ hasText: notice })).toBeVisible();

  await second.getByRole('button', { name: say('another_account_reload') }).click();
  const greeting = say('dashboard_greeting', { firstName: other.firstName });
  await expect(second.getByRole('heading', { level: 1, name: greeting })).toBeVisible();

  await dialog.getByRole('button', { name: say('share_cancel') }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('save_log_in'), exact: true })
    .click();
  const again = page.getByRole('dialog', { name: say('another_account_dialog_title') });
  await again.getByLabel(say('log_in_email_label'), { exact: true }).fill(athlete.email);
  const password = again.getByLabel(say('log_in_password_label'), { exact: true });
  await password.fill(athlete.password);
  await password.press('Enter');
  await expect(page.getByText(notice)).toBeHidden();
  await change.click();
  await firstName.fill('Zoé');
  await firstName.press('Enter');
  await expect(page.getByText(say('account_name_saved'))).toBeVisible();
});

test('a page of the editor where nothing is typed says that another account has logged in, until a page of its own opens', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('en');
  await signInVerified(context, product, newPerson('en'));
  const own = await context.cookies();
  await page.goto('/en/app/portfolio/edit/motto');
  await waitForScripts(page, 'en');

  await signInVerified(context, product, newPerson('en'));
  await page
    .getByRole('link', { name: say('navigation_account') })
    .first()
    .hover();
  const notice = page.getByRole('alert').filter({ hasText: say('another_account_title') });
  await expect(notice).toBeVisible();
  await context.addCookies(own);
  const opened = await context.newPage();
  await opened.goto('/en/app/dashboard');
  await expect(notice).toBeHidden();
});

test('a page of an account that has been open for long goes on as a page of the one that has logged in since', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('en');
  const other = newPerson('en');
  await page.clock.install();
  await signInVerified(context, product, newPerson('en'));
  await page.goto('/en/app/dashboard');
  await waitForScripts(page, 'en');

  await signInVerified(context, product, other);
  await page.clock.fastForward('10:00');
  await page
    .getByRole('link', { name: say('navigation_account') })
    .first()
    .click();
  await expect(page.getByText(`${other.firstName} ${other.lastName}`)).toBeVisible();
  await page.getByRole('button', { name: say('account_name_change_label') }).click();
  const firstName = page.getByRole('dialog').getByLabel(say('sign_up_first_name_label'), { exact: true });
  await firstName.fill('Zoé');
  await firstName.press('Enter');
  await expect(page.getByText(say('account_name_saved'))).toBeVisible();
});

test('an athlete changes the address of the account', async ({ page, product, mail }) => {
  const say = wordsIn('en');
  const athlete = newPerson('en');
  const newEmail = `new-${athlete.email}`;
  await signInVerified(page.context(), product, athlete);
  await page.goto('/en/app/account');
  await waitForScripts(page, 'en');

  const ask = async (password: string) => {
    await page.getByLabel(say('account_email_password_label'), { exact: true }).fill(password);
    await page.getByRole('button', { name: say('account_email_send') }).click();
  };
  await page.getByRole('button', { name: say('account_email_change_label') }).click();
  await page.getByLabel(say('account_email_new_label'), { exact: true }).fill(newEmail);
  await ask('not the password');
  const password = page.getByLabel(say('account_email_password_label'), { exact: true });
  await expect(password).toHaveAccessibleDescription(say('refusal_password_wrong'));
  await ask(athlete.password);
  await expect(page.getByText(say('account_email_waiting', { email: newEmail }))).toBeVisible();
  await expect(page.getByLabel(say('verify_email_code_label')).first()).toBeFocused();
  await expectAccessible(page);
  expect((await mail.newestFor(athlete.email)).text).toContain('/en/auth/reset-password');
  const first = await mail.codeFor(newEmail);

  await page.getByRole('button', { name: say('account_email_cancel') }).click();
  await expect(page.getByText(say('account_email_canceled'))).toBeVisible();
  await expect(page.getByText(athlete.email)).toBeVisible();
  await page.getByRole('button', { name: say('account_email_change_label') }).click();
  await page.getByLabel(say('account_email_new_label'), { exact: true }).fill(newEmail);
  await ask(athlete.password);
  await page.getByLabel(say('verify_email_code_label')).fill(await mail.codeFor(newEmail, first));
  await expect(page.getByText(say('account_email_changed'))).toBeVisible();
  await expect(page.getByText(newEmail)).toBeVisible();
});

test('an athlete on the plan sets one passcode for all links, and changes it', async ({ page, product }) => {
  const say = wordsIn('fr-ca');
  const athleteId = await signInVerified(page.context(), product, newPerson('fr-ca'));
  await page.goto('/fr-ca/app/account');
  await waitForScripts(page, 'fr-ca');
  await expect(page.getByText(say('account_password_label'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('account_passcode_label'))).toHaveCount(0);
  await givePlan(product, athleteId);
  await page.goto('/fr-ca/app/account');
  await waitForScripts(page, 'fr-ca');

  await page.getByRole('button', { name: say('account_passcode_set_label') }).click();
  const save = page.getByRole('button', { name: say('account_passcode_save') });
  await save.click();
  await expect(page.getByText(say('share_passcode_missing'))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('314159');
  await save.click();
  await expect(page.getByText(say('account_passcode_saved'))).toBeVisible();

  await page.getByRole('button', { name: say('account_passcode_change_label') }).click();
  await page.getByRole('button', { name: say('share_passcode_suggest') }).click();
  await save.click();
  await expect(page.getByText(say('account_passcode_saved'))).toBeVisible();
  await expect(page.getByText(say('account_passcode_is_set'))).toBeVisible();
});
