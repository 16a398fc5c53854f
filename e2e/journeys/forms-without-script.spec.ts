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

test('without a script, a parent says yes, an athlete of 11 creates the account, and the parent withdraws', async ({
  anotherBrowser,
  mail,
}) => {
  const say = wordsIn('en');
  const athlete = newPerson('en');
  const parent = newPerson('en').email;
  const page = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
  const guardian = await (await anotherBrowser({ javaScriptEnabled: false, userAgent: 'Chrome' })).newPage();
  const press = (name: string, on = page) => on.getByRole('main').getByRole('button', { name }).click();
  const hasTitle = (key: string, on = page) =>
    expect(on.getByRole('heading', { level: 1, name: say(key) })).toBeVisible();
  const linkTo = async (name: string) => {
    const link = new RegExp(`^http.*/auth/${name}\\?token=.*$`, 'm');
    await expect.poll(async () => link.test((await mail.newestFor(parent)).text)).toBe(true);
    return link.exec((await mail.newestFor(parent)).text)?.[0] ?? '';
  };
  const chooseBirth = async () => {
    await page.getByLabel(say('sign_up_birth_day')).selectOption('12');
    await page.getByLabel(say('sign_up_birth_month')).selectOption({ index: 1 });
    await page.getByLabel(say('sign_up_birth_year')).selectOption(String(new Date().getFullYear() - 11));
    await page.getByLabel(say('sign_up_region_can_label')).selectOption(athlete.region);
    await press(say('sign_up_go_on'));
  };

  await page.goto('/en/auth/sign-up');
  await page.getByLabel(say('sign_up_first_name_label')).fill(athlete.firstName);
  await page.getByLabel(say('sign_up_last_name_label')).fill(athlete.lastName);
  await press(say('sign_up_go_on'));
  await chooseBirth();
  await hasTitle('guardian_needed_title');
  const address = page.getByLabel(say('guardian_needed_email'));
  await page.getByLabel(say('guardian_needed_first_name')).fill(athlete.firstName);
  await address.fill('mum');
  await press(say('guardian_needed_submit'));
  await expect(address).toHaveAccessibleDescription(new RegExp(say('refusal_email_invalid', { reader: 'athlete' })));
  await expect(address).toHaveValue('mum');
  await address.fill(parent);
  await press(say('guardian_needed_submit'));
  await hasTitle('guardian_asked_title');
  await page.getByRole('link', { name: say('guardian_asked_other') }).click();
  await hasTitle('guardian_needed_title');
  await page.goBack();
  await hasTitle('guardian_asked_title');
  await press(say('guardian_asked_again'));
  await expect(page.getByRole('alert')).toHaveText(say('refusal_guardian_asked_today'));

  await guardian.goto(await linkTo('guardian'));
  const name = guardian.getByLabel(say('guardian_page_name'));
  await name.fill('Ruth Okafor');
  await press(say('guardian_page_submit'), guardian);
  const agrees = guardian.getByLabel(say('guardian_page_agree'));
  await expect(agrees).toHaveAccessibleDescription(say('refusal_agreement_required'));
  await expect(name).toHaveValue('Ruth Okafor');
  await agrees.check();
  await press(say('guardian_page_submit'), guardian);
  await hasTitle('guardian_page_done_title', guardian);

  await page.goto(await linkTo('finish-sign-up'));
  await page.getByLabel(say('sign_up_last_name_label')).fill(athlete.lastName);
  await press(say('sign_up_go_on'));
  await chooseBirth();
  await page.getByLabel(say('sign_up_email_label')).fill(athlete.email);
  await page.getByLabel(say('sign_up_password_label'), { exact: true }).fill(athlete.password);
  await page.getByLabel(say('sign_up_confirmation_label')).fill(athlete.password);
  await page.getByLabel(say('sign_up_terms_label')).check();
  await press(say('sign_up_submit'));
  await hasTitle('verify_email_title');

  await guardian.goto(await linkTo('guardian-withdraw'));
  await guardian.getByLabel(say('guardian_decision_child')).fill(athlete.firstName);
  await guardian.getByLabel(say('guardian_withdraw_confirm')).check();
  await press(say('guardian_withdraw_submit'), guardian);
  await hasTitle('guardian_withdraw_done_title', guardian);
});
