import type { Page } from '@playwright/test';
import type { ReceivedMail } from '../fixtures/mail.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Language, type Say, wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { newPerson, type Person } from '../steps/person.ts';
import { waitForScripts } from '../steps/scripts.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const linkIn = ({ text }: ReceivedMail, page: string): string =>
  new RegExp(`^http.*/auth/${page}\\?token=.*$`, 'm').exec(text)?.[0] ?? '';

const sayBirth = async (page: Page, say: Say, person: Person, age: number): Promise<void> => {
  await page.getByLabel(say('sign_up_birth_day'), { exact: true }).selectOption('12');
  await page.getByLabel(say('sign_up_birth_month'), { exact: true }).selectOption({ index: 1 });
  const year = String(new Date().getFullYear() - age);
  await page.getByLabel(say('sign_up_birth_year'), { exact: true }).selectOption(year);
  await page.getByLabel(say('sign_up_region_can_label'), { exact: true }).selectOption({ label: person.region });
  await page.getByRole('button', { name: say('sign_up_go_on') }).click();
};

const visit = async (page: Page, address: string, language: Language): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  await page.goto(address);
  await waitForScripts(page, language);
};

/** Presses every button, as mail scanners do with the links in a mail. */
const pressEachButton = async (page: Page): Promise<void> => {
  const pressed = page.getByRole('main').getByRole('button');
  await expect(pressed.first()).toBeEnabled();
  for (const button of await pressed.all()) await button.click();
};

/** Fills in a refusal, a withdrawal, or the undoing of either. */
const decide = async (page: Page, say: Say, childName: string, confirms: string): Promise<void> => {
  await page.getByLabel(say('guardian_decision_child')).fill(childName);
  await page.getByLabel(say(confirms)).check();
};

test('a guardian agrees before there is an account, and can take it back', async ({ page, mail, anotherBrowser }) => {
  test.slow();
  const say = wordsIn('fr-ca');
  const athlete = newPerson('fr-ca');
  const parent = newPerson('fr-ca').email;
  const heading = (key: string, on = page, inputs = {}) =>
    expect(on.getByRole('heading', { level: 1, name: say(key, inputs) })).toBeVisible();

  await visit(page, '/fr-ca/auth/sign-up', 'fr-ca');
  await page.getByLabel(say('sign_up_first_name_label'), { exact: true }).fill(athlete.firstName);
  await page.getByLabel(say('sign_up_last_name_label'), { exact: true }).fill(athlete.lastName);
  await page.getByRole('button', { name: say('sign_up_go_on') }).click();
  await sayBirth(page, say, athlete, 11);
  await heading('guardian_needed_title');
  await expect(page.getByLabel(say('guardian_needed_first_name'))).toHaveValue(athlete.firstName);
  await expectAccessible(page);
  await page.getByLabel(say('guardian_needed_email')).fill(parent);
  await page.getByRole('button', { name: say('guardian_needed_submit') }).click();
  await heading('guardian_asked_title');
  await expect(page.getByRole('link', { name: say('guardian_asked_mail') })).toHaveAttribute('href', /^mailto:/);
  await expectAccessible(page);

  const asks = await mail.newestFor(parent);
  for (const typed of [athlete.firstName, athlete.lastName]) expect(asks.html).not.toContain(typed);
  await visit(page, linkIn(asks, 'guardian'), 'fr-ca');
  await page.getByLabel(say('guardian_page_name')).fill('Ruth Okafor');
  await page.getByLabel(say('guardian_page_agree')).check();
  await page.getByRole('button', { name: say('guardian_page_submit') }).click();
  await expect(page.getByText(say('refusal_guardian_same_browser'))).toBeVisible();

  const guardian = await (await anotherBrowser({ userAgent: phone })).newPage();
  await visit(guardian, linkIn(asks, 'guardian'), 'fr-ca');
  await expect(guardian.getByText(say('guardian_page_lead', { firstName: athlete.firstName }))).toBeVisible();
  await expectAccessible(guardian);
  await guardian.getByRole('button', { name: say('guardian_withdraw_request_submit') }).click();
  await heading('guardian_withdraw_request_title', guardian);
  await expect(guardian.getByText(say('refusal_confirmation_required'))).toBeVisible();
  await guardian.goBack();
  await waitForScripts(guardian, 'fr-ca');
  await guardian.getByRole('button', { name: say('guardian_page_submit') }).click();
  const name = guardian.getByLabel(say('guardian_page_name'));
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(name).toHaveAccessibleDescription(say('refusal_required', { reader: 'scout' }));
  await expect(guardian.getByText(say('refusal_agreement_required'))).toBeVisible();
  await expectAccessible(guardian);
  await name.fill('Ruth Okafor');
  await guardian.getByLabel(say('guardian_page_agree')).check();
  let sent = 0;
  guardian.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await guardian.getByRole('button', { name: say('guardian_page_submit') }).dblclick();
  const done = guardian.getByRole('heading', { level: 1, name: say('guardian_page_done_title') });
  await expect(done).toBeFocused();
  await expect(done).toBeInViewport();
  expect(sent).toBe(1);
  await expectAccessible(guardian);

  await expect.poll(async () => linkIn(await mail.newestFor(parent), 'finish-sign-up')).not.toBe('');
  await visit(page, linkIn(await mail.newestFor(parent), 'finish-sign-up'), 'fr-ca');
  await expect(page.getByLabel(say('sign_up_first_name_label'), { exact: true })).toHaveValue(athlete.firstName);
  await expectAccessible(page);
  await page.getByLabel(say('sign_up_last_name_label'), { exact: true }).fill(athlete.lastName);
  await page.getByRole('button', { name: say('sign_up_go_on') }).click();
  // In Quebec the athlete may be 14 by now, and is asked for consent too.
  await sayBirth(page, say, athlete, 14);
  await page.getByLabel(say('sign_up_email_label'), { exact: true }).fill(athlete.email);
  await page.getByLabel(say('sign_up_password_label'), { exact: true }).fill(athlete.password);
  await page.getByLabel(say('sign_up_confirmation_label'), { exact: true }).fill(athlete.password);
  await page.getByLabel(say('sign_up_terms_label')).check();
  await page.getByRole('button', { name: say('sign_up_submit') }).click();
  await heading('verify_email_title');
  await page.goto('/fr-ca/app/dashboard');
  await heading('own_consent_title');
  await waitForScripts(page, 'fr-ca');
  await expectAccessible(page);
  await page.getByRole('button', { name: say('own_consent_submit') }).click();
  await expect(page).toHaveURL('/fr-ca/app/dashboard');

  await expect.poll(async () => (await mail.newestFor(parent)).text).not.toContain('finish-sign-up');
  await guardian.reload();
  await guardian.getByRole('link', { name: say('guardian_page_open_go', { firstName: athlete.firstName }) }).click();
  await heading('guardian_account_title', guardian, { firstName: athlete.firstName });
  await visit(guardian, linkIn(await mail.newestFor(parent), 'guardian-withdraw'), 'fr-ca');
  await expectAccessible(guardian);
  await pressEachButton(guardian);
  await expect(guardian.getByText(say('refusal_confirmation_required'))).toBeVisible();
  const withdraw = async () => {
    await decide(guardian, say, athlete.firstName.toUpperCase(), 'guardian_withdraw_confirm');
    await guardian.getByRole('button', { name: say('guardian_withdraw_submit') }).click();
    await heading('guardian_withdraw_done_title', guardian);
  };
  await withdraw();
  await page.reload();
  await expect(page.getByText(say('consent_withdrawn_title'))).toBeVisible();
  await expectAccessible(page);

  await expectAccessible(guardian);
  await decide(guardian, say, athlete.firstName, 'guardian_undo_confirm');
  await guardian.getByRole('button', { name: say('guardian_undo_submit') }).click();
  await heading('guardian_undo_done_title', guardian);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(say('consent_withdrawn_title'))).toBeHidden();
  await guardian.reload();
  await waitForScripts(guardian, 'fr-ca');
  await withdraw();
  await page.reload();

  const other = newPerson('fr-ca').email;
  await page.getByLabel(say('guardian_needed_email')).fill(other);
  await page.getByRole('button', { name: say('guardian_again_submit') }).click();
  await expect(page.getByText(other)).toBeVisible();
  await visit(guardian, linkIn(await mail.newestFor(other), 'guardian'), 'fr-ca');
  await expect(guardian.getByText(say('guardian_page_again_lead', { firstName: athlete.firstName }))).toBeVisible();
  await guardian.getByLabel(say('guardian_page_name')).fill('Ruth Okafor');
  await guardian.getByLabel(say('guardian_page_agree')).check();
  await guardian.getByRole('button', { name: say('guardian_page_submit') }).click();
  await heading('guardian_page_done_title', guardian);
  await page.goto('/fr-ca/app/account');
  await expect(page.getByRole('heading', { name: say('account_agreements_title') })).toBeVisible();
  await expect(page.getByText(say('consent_withdrawn_title'))).toBeHidden();
});
