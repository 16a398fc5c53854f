import { expect, type Page } from '@playwright/test';
import type { Mail } from '../fixtures/mail.ts';
import { wordsIn } from '../fixtures/words.ts';
import type { Person } from './person.ts';

const ADULT_YEAR = String(new Date().getFullYear() - 17);

export const signUp = async (page: Page, person: Person, birthYear = ADULT_YEAR): Promise<void> => {
  const say = wordsIn(person.language);
  const goOn = page.getByRole('button', { name: say('sign_up_go_on') });
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  await page.goto(`/${person.language}/auth/sign-up`);
  await page.getByLabel(say('sign_up_first_name_label'), { exact: true }).fill(person.firstName);
  await page.getByLabel(say('sign_up_last_name_label'), { exact: true }).fill(person.lastName);
  await goOn.click();
  await page.getByLabel(say('sign_up_birth_day'), { exact: true }).selectOption('12');
  await page.getByLabel(say('sign_up_birth_month'), { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(say('sign_up_birth_year'), { exact: true }).selectOption(birthYear);
  await page
    .getByLabel(say('sign_up_country_label'), { exact: true })
    .selectOption({ label: say('sign_up_country_can') });
  await page.getByLabel(say('sign_up_region_can_label'), { exact: true }).selectOption({ label: person.region });
  await goOn.click();
  await page.getByLabel(say('sign_up_email_label'), { exact: true }).fill(person.email);
  await page.getByLabel(say('sign_up_password_label'), { exact: true }).fill(person.password);
  await page.getByLabel(say('sign_up_confirmation_label'), { exact: true }).fill(person.password);
  await page.getByLabel(say('sign_up_terms_label')).check();
  await page.getByRole('button', { name: say('sign_up_submit') }).click();
};

export const verifyEmail = async (page: Page, person: Person, mail: Mail): Promise<void> => {
  const say = wordsIn(person.language);
  await expect(page.getByRole('heading', { level: 1, name: say('verify_email_title') })).toBeVisible();
  await page.getByLabel(say('verify_email_code_label')).fill(await mail.codeFor(person.email));
  await page.waitForURL(`**/${person.language}/app/dashboard`);
};
