import { connect } from '@palmares/db';
import { findByEmail } from '@palmares/db/accounts';
import type { Page } from '@playwright/test';
import { phone } from '../fixtures/devices.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { newPerson } from '../steps/person.ts';
import { waitForScripts } from '../steps/scripts.ts';
import { anAthlete } from '../steps/signed-in.ts';

const newEmail = (): string => `lea.${crypto.randomUUID()}@athlete.example`;

const password = 'trois buts en finale';

interface Answers {
  readonly email: string;
  readonly birthYear?: string;
}

const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue' }).click();

const sayName = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill('Léa');
  await page.getByLabel('Last name').fill('Tremblay');
};

const sayBirth = async (page: Page, birthYear = '2008'): Promise<void> => {
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await birth.getByLabel('Day').selectOption('7');
  await birth.getByLabel('Month').selectOption('March');
  await birth.getByLabel('Year').selectOption(birthYear);
  await page.getByLabel('Country').selectOption('Canada');
  await page.getByLabel('Province or territory').selectOption('Quebec');
};

const passwordIn = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });

const signUp = async (page: Page, { email, birthYear }: Answers): Promise<void> => {
  await page.goto('/en/auth/sign-up');
  await sayName(page);
  await goOn(page);
  await sayBirth(page, birthYear);
  await goOn(page);
  await page.getByLabel('Email').fill(email);
  await passwordIn(page).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByLabel('I accept the terms of use').check();
  // Without scripts, the form posts to its own page, which keeps no password.
  await waitForScripts(page, 'en');
  await page.getByRole('button', { name: 'Create my account' }).click();
};

test('a wrong code is refused with the number of tries left, and the right one opens the dashboard', async ({
  page,
  mail,
}) => {
  const email = newEmail();
  await signUp(page, { email });
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const code = await mail.codeFor(email);
  await expect(page.getByText('Code sent.')).toBeVisible();
  await expect(page.getByRole('button', { name: /New code in \d+ seconds?/ })).toBeDisabled();

  const field = page.getByLabel('6-digit code');
  await field.fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert').filter({ hasText: 'Check it and try again. 4 tries left.' })).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(code);

  await expect(page.getByRole('heading', { name: 'Hi Léa' })).toBeVisible();
  await page.getByText('Done so far', { exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Verify your email' })).toContainText('Done:');
});

test('an email that already has an account is refused beside its field, and what was typed is kept', async ({
  page,
  product,
}) => {
  const athlete = newPerson('en');
  await anAthlete(product, athlete);
  await signUp(page, { email: athlete.email.toUpperCase() });
  const field = page.getByLabel('Email');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/already linked to an account/);
  await expect(passwordIn(page)).toHaveValue(password);
  await page.reload();
  await expect(field).toHaveValue(athlete.email.toUpperCase());
  await expect(passwordIn(page)).toHaveValue('');
});

test('sign-up asks one thing at a time, works by Enter alone, and keeps what was typed when going back', async ({
  page,
}) => {
  await page.goto('/en/auth/sign-up?step=access');
  await expect(page).toHaveURL('/en/auth/sign-up');
  const firstName = page.getByLabel('First name');
  await firstName.fill('Léa');
  await firstName.press('Enter');
  const lastName = page.getByLabel('Last name');
  await expect(lastName).toBeFocused();
  await expect(lastName).toHaveAccessibleDescription('Fill in this field.');
  await lastName.fill('Tremblay');
  await lastName.press('Enter');

  await expect(page.getByRole('group', { name: 'When were you born, and where do you live?' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Age and location' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await sayBirth(page);
  await goOn(page);
  await expect(page.getByLabel('Email')).toBeFocused();
  await passwordIn(page).fill(password);

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByLabel('Province or territory')).toHaveValue('QC');
  await page.goBack();
  await expect(passwordIn(page)).toHaveValue(password);
  expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain(password);
});

test('below the age of consent a guardian is needed, nothing is sent before they are asked, and a second visit gets the same answer', async ({
  page,
  product,
}) => {
  const email = newEmail();
  const tooYoung = String(new Date().getFullYear() - 11);
  await page.goto('/en/auth/sign-up');
  await sayName(page);
  await goOn(page);
  await sayBirth(page, tooYoung);
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'You need a parent or guardian’s OK' })).toBeVisible();

  await page.goto('/en/auth/sign-up');
  await expect(page.getByRole('heading', { name: 'You need a parent or guardian’s OK' })).toBeVisible();

  const database = connect({ url: product.environment.DATABASE_URL ?? '', applicationName: 'e2e' });
  try {
    expect(await findByEmail(database.kysely, email)).toBeUndefined();
    const { rows } = await database.pool.query(
      'select count(*)::int as n from guardian_requests where first_name = $1',
      ['Léa'],
    );
    expect(rows[0].n).toBe(0);
  } finally {
    await database.close();
  }
});

test('below 10 the date of birth says from when on, and another date or page changes nothing', async ({ page }) => {
  await page.goto('/en/auth/sign-up');
  await sayName(page);
  await goOn(page);
  const birth = page.getByRole('group', { name: 'Date of birth' });
  for (const year of [new Date().getFullYear() - 8, 2008]) {
    await sayBirth(page, String(year));
    await goOn(page);
    await expect(birth.getByText('You can have an account once you’re 10.')).toBeVisible();
  }
  await expectAccessible(page);
  await page.goto('/en/auth/guardian-needed');
  await page.getByLabel('Your parent or guardian’s email').fill(newEmail());
  await page.getByRole('button', { name: 'Email my parent' }).click();
  await expect(page.getByText('You can have an account once you’re 10.')).toBeVisible();
});

test('the server itself refuses a sign-up below the age of consent or from another site', async ({ page, request }) => {
  await page.goto('/en/auth/sign-up');
  const answers = {
    firstName: 'Léa',
    lastName: 'Tremblay',
    email: newEmail(),
    password,
    confirmation: password,
    dateOfBirth: `${new Date().getFullYear() - 11}-03-07`,
    country: 'can',
    region: 'QC',
    terms: true,
  };
  const send = (origin: string) => request.post('/api/trpc/account.signUp', { data: answers, headers: { origin } });
  const answered = await send(new URL(page.url()).origin);
  expect(await answered.json()).toMatchObject({
    result: { data: { json: { ok: false, refusal: { code: 'guardian_needed' } } } },
  });
  expect((await send('https://other.example')).status()).toBe(403);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('in French, an empty sign-up says beside each field what is missing and focuses the first', async ({ page }) => {
    await page.goto('/fr-ca/auth/sign-up');
    const goOnInFrench = page.getByRole('button', { name: 'Continuer' });
    await goOnInFrench.click();
    const firstName = page.getByLabel('Prénom');
    await expect(firstName).toBeFocused();
    await expect(firstName).toHaveAccessibleDescription('Remplis ce champ.');
    await firstName.fill('Léa');
    await page.getByLabel('Nom de famille', { exact: true }).fill('Tremblay');
    await goOnInFrench.click();
    await goOnInFrench.click();
    await expect(page.getByLabel('Province ou territoire')).toHaveAccessibleDescription('Remplis ce champ.');
    await expectAccessible(page);
    const birth = page.getByRole('group', { name: 'Date de naissance' });
    await birth.getByLabel('Jour').selectOption('7');
    await birth.getByLabel('Mois').selectOption('mars');
    await birth.getByLabel('Année').selectOption('2008');
    await page.getByLabel('Province ou territoire').selectOption('Québec');
    await goOnInFrench.click();
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page.getByLabel('Adresse courriel', { exact: true })).toBeFocused();
    await expect(page.getByText('Accepte les conditions d’utilisation pour créer un compte.')).toBeVisible();
    await expectAccessible(page);
  });
});
