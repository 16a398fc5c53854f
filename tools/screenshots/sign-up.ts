import { randomBytes } from 'node:crypto';
import type { Page } from 'puppeteer-core';

/** Selects a field in the visible step; the form also contains the other steps, hidden. */
const inSight = (name: string) => `form > fieldset:not([hidden]) [name="${name}"]`;

const type = (page: Page, name: string, text: string) => page.locator(inSight(name)).fill(text);

const goOn = (page: Page) => page.locator('form button[type=submit]').click();

const untilAsked = (page: Page, name: string) => page.waitForSelector(inSight(name), { visible: true });

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

/** Signs up a new account whose email stays unverified. */
export const signUp = async (page: Page): Promise<void> => {
  const password = randomBytes(12).toString('base64url');
  await answerName(page);
  await answerBirth(page);
  await type(page, 'email', `camille.${randomBytes(4).toString('hex')}@screens.palmares.example`);
  await type(page, 'password', password);
  await type(page, 'confirmation', password);
  await page.locator(inSight('terms')).click();
  await Promise.all([page.waitForNavigation(), goOn(page)]);
};
