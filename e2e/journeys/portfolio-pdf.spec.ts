import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { newPerson } from '../steps/person.ts';
import { givePlan, introductionIn, sharedPageOf, writeLinks, writeSections } from '../steps/set-up.ts';
import { chooseForLink } from '../steps/share.ts';
import { signInVerified } from '../steps/signed-in.ts';

const say = wordsIn('fr-ca');

test('a scout saves the PDF of an athlete whose name is in syllabics', async ({ page, product }) => {
  const athlete = { ...newPerson('fr-ca'), firstName: 'ᐊᓪᓗ', lastName: 'ᑯᓄᒃ' };
  await page.goto(await sharedPageOf(product, athlete, introductionIn('fr-ca')));
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: say('portfolio_save_pdf') }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('ᐊᓪᓗ-ᑯᓄᒃ-Palmares.pdf');
  const pdf = await readFile(await file.path(), 'latin1');
  expect(pdf).toMatch(/^%PDF-.*\+NotoSansCanadianAboriginal-ExtraBold/su);
});

test('an athlete whose PDF would lose a letter is told which', async ({ page, context, product }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  const athleteId = await signInVerified(context, product, { ...newPerson('fr-ca'), lastName: '李' });
  await writeSections(product, athleteId, introductionIn('fr-ca'));
  await givePlan(product, athleteId);
  await writeLinks(product, athleteId, ['Coach Roy']);
  await page.goto('/fr-ca/app/portfolio/share');
  await chooseForLink(page, 'fr-ca', 'Coach Roy', say('share_menu_message'));
  await page.getByRole('link', { name: say('share_send_pdf'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('shared_pdf_letters_title') })).toBeVisible();
  await expect(page.getByText(say('shared_pdf_letters_text', { letters: '李' }))).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('rowheader', { name: 'Coach Roy' })).toBeVisible();
});
