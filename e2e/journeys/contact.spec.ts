import { signContactForm } from '@palmares/db/contact-messages';
import type { Page } from '@playwright/test';
import type { ProductUnderTest } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { newPerson } from '../steps/person.ts';
import { waitForScripts } from '../steps/scripts.ts';

const say = wordsIn('fr-ca');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Makes the form as old as one that a person filled in: one that is sent within three seconds is not taken. */
const fillInSlowly = (page: Page, { environment }: ProductUnderTest): Promise<void> => {
  const pepper = Buffer.from(environment.PALMARES_PEPPER ?? '', 'base64');
  const form = signContactForm(pepper, new Date(Date.now() - 60_000));
  return page.locator('input[name=form]').evaluate((field: HTMLInputElement, value) => {
    field.value = value;
  }, form);
};

test('a visitor reports a bug, corrects what was refused, and gets the number of the message by email', async ({
  page,
  product,
  mail,
}) => {
  const { email } = newPerson('fr-ca');
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  await page.goto('/fr-ca/faqs');
  await waitForScripts(page, 'fr-ca');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: say('footer_report_bug') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('write_us_title') })).toBeVisible();
  await expect(page.getByLabel(say('write_us_subject_label'))).toHaveValue('bug');
  await expect(page.getByLabel(say('write_us_page_label'))).toHaveValue('/fr-ca/faqs');

  const name = page.getByLabel(say('write_us_name_label'));
  const address = page.getByLabel(say('write_us_email_label'));
  const body = page.getByLabel(say('write_us_body_label'));
  const send = page.getByRole('button', { name: say('write_us_submit') });
  await send.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(say('write_us_name_required'));
  await expect(body).toHaveAccessibleDescription(say('write_us_body_required'));
  await name.fill('Noor Haddad');
  await expect(name).toHaveAccessibleDescription('');
  await address.fill('noor');
  await body.fill('La page reste vide.');
  await fillInSlowly(page, product);
  await send.click();
  await expect(address).toHaveAccessibleDescription(say('write_us_email_invalid'));
  await expect(address).toBeFocused();
  await expect(name).toHaveValue('Noor Haddad');
  await expect(body).toHaveValue('La page reste vide.');
  await expectAccessible(page);

  await address.fill(email);
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: say('write_us_sent_title') })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(say('write_us_sent_title')));
  const [reference = ''] = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.getByRole('main').innerText()) ?? [];
  expect(reference).not.toBe('');
  await expectAccessible(page);
  expect((await mail.newestFor(email)).subject).toContain(reference);
});
