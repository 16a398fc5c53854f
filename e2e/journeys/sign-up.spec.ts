import { findByEmail } from '@palmares/db/accounts/accounts';
import { connect } from '@palmares/db/database';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { somebody } from '../steps/person.ts';
import { anAthlete } from '../steps/signed-in.ts';

const newEmail = (): string => `lea.${crypto.randomUUID()}@athlete.example`;

const password = 'trois buts en finale';

interface Answers {
  readonly email: string;
  readonly birthYear?: string;
}

const fillSignUp = async (page: Page, { email, birthYear = '2008' }: Answers): Promise<void> => {
  await page.goto('/en/auth/sign-up');
  await page.getByLabel('First name').fill('Léa');
  await page.getByLabel('Last name').fill('Tremblay');
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await birth.getByLabel('Day').selectOption('7');
  await birth.getByLabel('Month').selectOption('March');
  await birth.getByLabel('Year').selectOption(birthYear);
  await page.getByLabel('Country').selectOption('Canada');
  await page.getByLabel('Province or territory').selectOption('Quebec');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Password again' }).fill(password);
  await page.getByLabel('I accept the terms of use').check();
};

const signUp = async (page: Page, answers: Answers): Promise<void> => {
  await fillSignUp(page, answers);
  await page.getByRole('button', { name: 'Create my account' }).click();
};

test('a wrong code is refused with the tries that are left, and the right one opens the dashboard', async ({
  page,
  mail,
}) => {
  const email = newEmail();
  await signUp(page, { email });
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const code = await mail.codeFor(email);
  await expect(page.getByText('Code sent.')).toBeVisible();
  await expect(page.getByRole('button', { name: /New code in \d+ s/ })).toBeDisabled();

  const field = page.getByLabel('6-digit code');
  await field.fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert').filter({ hasText: 'This code is not right. 4 tries left.' })).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(code);

  await expect(page.getByRole('heading', { name: 'Hi Léa' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Verify your email' })).toContainText('Done:');
});

test('an email with an account is refused beside its field, and what was typed is kept', async ({ page, product }) => {
  const athlete = somebody('en');
  await anAthlete(product, athlete);
  await signUp(page, { email: athlete.email.toUpperCase() });
  const field = page.getByLabel('Email');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/already linked to an account/);
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue(password);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Léa');
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('');
});

test('below the age of consent a guardian is needed, nothing is stored and the answer stands', async ({
  page,
  product,
}) => {
  const email = newEmail();
  const tooYoung = String(new Date().getFullYear() - 11);
  await signUp(page, { email, birthYear: tooYoung });
  await expect(page.getByRole('heading', { name: 'A parent or guardian is needed' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain('Tremblay');

  await page.goto('/en/auth/sign-up');
  await expect(page.getByRole('heading', { name: 'A parent or guardian is needed' })).toBeVisible();

  const database = connect({ url: product.environment.DATABASE_URL ?? '', applicationName: 'e2e' });
  try {
    expect(await findByEmail(database.kysely, email)).toBeUndefined();
  } finally {
    await database.close();
  }
});

test('the server refuses the same answer when the page is left out', async ({ page, request }) => {
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
  const send = (origin: string) =>
    request.post('/api/trpc/account.signUp', { data: { json: answers }, headers: { origin } });
  const answered = await send(new URL(page.url()).origin);
  expect(await answered.json()).toMatchObject({
    result: { data: { json: { ok: false, refusal: { code: 'guardian_needed' } } } },
  });
  expect((await send('https://other.example')).status()).toBe(403);
});

test('in French, an empty sign-up says beside each field what is missing and goes to the first', async ({ page }) => {
  await page.goto('/fr-ca/auth/sign-up');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  const firstName = page.getByLabel('Prénom');
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription('Ce champ est obligatoire.');
  await expect(page.getByLabel('Province ou territoire')).toHaveAccessibleDescription('Ce champ est obligatoire.');
  await expect(page.getByText('Accepte les conditions d’utilisation pour créer un compte.')).toBeVisible();
});
