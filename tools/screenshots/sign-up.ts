import { randomBytes } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { codeIn, newestMail } from './mailbox.ts';

/** Selects a field in the visible step; the form also contains the other steps, hidden. */
const inSight = (name: string) => `form > fieldset:not([hidden]) [name="${name}"]`;

const type = (page: Page, name: string, text: string) => page.locator(inSight(name)).fill(text);

const goOn = (page: Page) => page.locator('form button[type=submit]').click();

const untilAsked = (page: Page, name: string) => page.waitForSelector(inSight(name), { visible: true });

const newAddress = (name: string) => `${name}.${randomBytes(4).toString('hex')}@screens.palmares.example`;

export const answerName = async (page: Page): Promise<void> => {
  await type(page, 'firstName', 'Camille');
  await type(page, 'lastName', 'Tremblay');
  await goOn(page);
  await untilAsked(page, 'country');
};

export const answerBirth = async (page: Page): Promise<void> => {
  await page.select(inSight('bday-day'), '12');
  await page.select(inSight('bday-month'), '02');
  await page.select(inSight('bday-year'), String(new Date().getFullYear() - 17));
  await page.select(inSight('region'), 'QC');
  await goOn(page);
  await untilAsked(page, 'email');
};

/** Signs up a new account whose email stays unverified. Returns that email. */
export const signUp = async (page: Page): Promise<string> => {
  const password = randomBytes(12).toString('base64url');
  const email = newAddress('camille');
  await answerName(page);
  await answerBirth(page);
  await type(page, 'email', email);
  await type(page, 'password', password);
  await type(page, 'confirmation', password);
  await page.locator(inSight('terms')).click();
  await Promise.all([page.waitForNavigation(), goOn(page)]);
  return email;
};

/** Signs up a new account and verifies its email, which opens the dashboard. */
export const signUpVerified = async (page: Page, mailboxUrl: string): Promise<void> => {
  const code = codeIn(await newestMail(mailboxUrl, await signUp(page)));
  await page.locator('form input[autocomplete="one-time-code"]').fill(code);
  await page.waitForFunction(() => location.pathname.endsWith('/app/dashboard'));
};

/** Asks a guardian for consent. Returns the address in the mail. */
export const askGuardian = async (page: Page, mailboxUrl: string): Promise<string> => {
  const guardian = newAddress('guardian');
  await page.locator('input[name=firstName]').fill('Noah');
  await page.locator('input[name=guardianEmail]').fill(guardian);
  await page.locator('form button[type=submit]').click();
  const link = /^http.*\/auth\/guardian\?token=.*$/m.exec(await newestMail(mailboxUrl, guardian))?.[0];
  if (link === undefined) throw new Error('The mail to the guardian has no link.');
  return link;
};
