import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { newPerson, type Person } from '../steps/person.ts';
import { waitForScripts } from '../steps/scripts.ts';
import { anAthlete, signIn } from '../steps/signed-in.ts';

const logIn = async (page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> => {
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

test('a visitor is asked to log in and then reaches the requested page', async ({ page, product }) => {
  const athlete = newPerson('en');
  await anAthlete(product, athlete);
  await page.goto('/en/app/account?from=mail');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await logIn(page, { ...athlete, password: 'not the password' });
  await expect(page.getByRole('alert').filter({ hasText: 'That email and password don’t match.' })).toBeVisible();
  await logIn(page, newPerson('en'));
  await expect(page.getByRole('alert').filter({ hasText: 'That email and password don’t match.' })).toBeVisible();
  await logIn(page, athlete);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page).toHaveURL('/en/app/account?from=mail');

  await page.goto('/en/auth');
  await expect(page).toHaveURL('/en/app/dashboard');
});

test('the log-in form shows an error beside its field, and keeps the email after a wrong password', async ({
  page,
}) => {
  await page.goto('/fr-ca/auth');
  await waitForScripts(page, 'fr-ca');
  const email = page.getByLabel('Adresse courriel');
  const submit = page.getByRole('main').getByRole('button', { name: 'Se connecter' });
  await submit.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Remplis ce champ.');
  await email.fill('imani');
  const password = page.getByRole('textbox', { name: 'Mot de passe' });
  await password.fill('not the password');
  await submit.click();
  await expect(email).toBeFocused();
  await email.fill('imani@athlete.example');
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'le mot de passe ne correspondent pas.' })).toBeVisible();
  await expect(password).toBeFocused();
  await expect(email).toHaveValue('imani@athlete.example');
});

test('an athlete logs in before the script has loaded, and keeps the email after a wrong password', async ({
  product,
  anotherBrowser,
}) => {
  const athlete = newPerson('en');
  await anAthlete(product, athlete);
  const page = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
  await page.goto('/en/app/account?from=mail');
  await logIn(page, { ...athlete, password: 'not the password' });
  await expect(page.getByRole('alert').filter({ hasText: 'That email and password don’t match.' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(athlete.email);
  expect(page.url()).not.toContain(encodeURIComponent(athlete.email));
  await page.getByRole('textbox', { name: 'Password' }).fill(athlete.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page).toHaveURL('/en/app/account?from=mail');
});

test('logging in does not redirect to another site', async ({ page, product }) => {
  const athlete = newPerson('en');
  await anAthlete(product, athlete);
  await page.goto('/en/auth?next=//other.example/en');
  await logIn(page, athlete);
  await expect(page).toHaveURL('/en/app/dashboard');
});

test('an athlete sees where she is logged in, and logs one device out', async ({ page, product, anotherBrowser }) => {
  const athlete = newPerson('fr-ca');
  await signIn(page.context(), product, athlete);
  const phone = await (await anotherBrowser({ userAgent: 'Mozilla/5.0 (iPhone) Safari/605' })).newPage();
  await phone.goto('/en/auth');
  await logIn(phone, athlete);
  await expect(phone).toHaveURL('/en/app/dashboard');
  await page.goto('/fr-ca/app/account');
  await expect(page.getByText('Cet appareil', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Préparer mon fichier' })).toBeVisible();
  await page.getByRole('button', { name: /^Déconnecter Safari, iPhone/ }).click();
  await expect(page.getByText('Safari, iPhone\u00a0: déconnecté.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Déconnecter Safari/ })).toHaveCount(0);
  await phone.goto('/en/app/account');
  await expect(phone.getByRole('heading', { name: 'Log in' })).toBeVisible();

  await page.getByRole('radio', { name: 'Clair' }).check({ force: true });
  await expect(page.locator('html')).toHaveClass(/light/);
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/en/app/account');
});

test('an athlete asks for the deletion of her account, and takes it back after the next log-in', async ({
  page,
  product,
  mail,
}) => {
  const athlete = newPerson('en');
  await signIn(page.context(), product, athlete);
  await page.goto('/en/app/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^On .+, you asked us to delete your account\./)).toBeVisible();
  expect((await mail.newestFor(athlete.email)).subject).toBe('You asked us to delete your account');

  await page.context().clearCookies();
  await page.goto('/en/auth');
  await logIn(page, athlete);
  await page.getByRole('main').getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account won’t be deleted.')).toBeVisible();
  await expect(page.getByText(/^On .+, you asked us to delete your account\./)).toHaveCount(0);
});

test('logging out ends the session and leaves only language, theme and cookie consent', async ({ page, product }) => {
  await signIn(page.context(), product, newPerson('en'));
  await page.goto('/en/app/dashboard');
  await page.getByRole('button', { name: 'Got it' }).click();
  const known = await page.evaluate(() => JSON.parse(localStorage.getItem('userAttributes') ?? 'null'));
  expect(known).toEqual({ id: expect.any(String), emailVerified: false, subscriptions: [] });
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();

  await expect(page).toHaveURL('/en');
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['cookieAccepted', 'lang']);
  await page.goto('/en/app/dashboard');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});
