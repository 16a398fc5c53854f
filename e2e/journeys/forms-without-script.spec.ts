import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { newPerson } from '../steps/person.ts';

const language = 'fr-ca';
const say = wordsIn(language);
const newPassword = 'quatre buts en finale';

test('without a script, an athlete signs up, verifies the email, replaces the password and logs in with it', async ({
  anotherBrowser,
  mail,
}) => {
  const athlete = newPerson(language);
  const browser = await anotherBrowser({ javaScriptEnabled: false });
  const page = await browser.newPage();
  const press = (name: string) => page.getByRole('main').getByRole('button', { name }).click();
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });

  await page.goto(`/${language}/auth/sign-up`);
  const firstName = page.getByLabel(say('sign_up_first_name_label'));
  await firstName.fill('O');
  await textbox(say('sign_up_last_name_label')).fill(athlete.lastName);
  await press(say('sign_up_go_on'));
  await expect(firstName).toHaveAccessibleDescription(say('refusal_too_short', { reader: 'athlete', min: 2 }));
  await expect(textbox(say('sign_up_last_name_label'))).toHaveValue(athlete.lastName);
  await firstName.fill(athlete.firstName);
  await press(say('sign_up_go_on'));
  await page.getByLabel(say('sign_up_birth_day')).selectOption('7');
  await page.getByLabel(say('sign_up_birth_month')).selectOption('mars');
  await page.getByLabel(say('sign_up_birth_year')).selectOption('2008');
  await page.getByLabel(say('sign_up_region_can_label')).selectOption(athlete.region);
  await press(say('sign_up_go_on'));
  await textbox(say('sign_up_email_label')).fill(athlete.email);
  await textbox(say('sign_up_password_label')).fill(athlete.password);
  await textbox(say('sign_up_confirmation_label')).fill('another one');
  await page.getByLabel(say('sign_up_terms_label')).check();
  await press(say('sign_up_submit'));
  await expect(textbox(say('sign_up_confirmation_label'))).toHaveAccessibleDescription(say('refusal_passwords_differ'));
  await expect(textbox(say('sign_up_password_label'))).toHaveValue('');
  await expect(textbox(say('sign_up_email_label'))).toHaveValue(athlete.email);
  await textbox(say('sign_up_password_label')).fill(athlete.password);
  await textbox(say('sign_up_confirmation_label')).fill(athlete.password);
  await press(say('sign_up_submit'));

  await expect(page.getByRole('heading', { name: say('verify_email_title') })).toBeVisible();
  await page.getByLabel(say('verify_email_code_label')).fill(await mail.codeFor(athlete.email));
  await press(say('verify_email_submit'));
  await expect(page).toHaveURL(`/${language}/app/dashboard`);

  await browser.clearCookies();
  await page.goto(`/${language}/auth`);
  await page.getByRole('link', { name: say('log_in_forgot') }).click();
  await page.getByLabel(say('log_in_email_label')).fill(athlete.email);
  await press(say('reset_password_submit'));
  await expect(page.getByText(say('reset_password_asked_lead', { email: athlete.email }))).toBeVisible();
  expect(await page.content()).toContain(say('auth_resend_script_needed'));
  const link = /^http.*\/auth\/new-password\?token=.*$/m;
  await expect.poll(async () => link.test((await mail.newestFor(athlete.email)).text)).toBe(true);
  await page.goto(link.exec((await mail.newestFor(athlete.email)).text)?.[0] ?? '');
  await textbox(say('new_password_label')).fill(newPassword);
  await textbox(say('new_password_confirmation_label')).fill(newPassword);
  await press(say('new_password_submit'));
  await expect(page.getByRole('heading', { name: say('new_password_done_title') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('log_in_submit') })
    .click();

  await page.getByLabel(say('log_in_email_label')).fill(athlete.email);
  await textbox(say('log_in_password_label')).fill(newPassword);
  await press(say('log_in_submit'));
  await expect(page).toHaveURL(`/${language}/app/dashboard`);
});
