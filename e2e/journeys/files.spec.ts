import { within } from '@palmares/db/testing';
import { devices } from '../fixtures/devices.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { pressInDialog } from '../steps/confirm-dialog.ts';
import { aFakePdf, aPdf, aPicture, chooseFile } from '../steps/files.ts';
import { chooseAction, closeItem } from '../steps/lists.ts';
import { newPerson } from '../steps/person.ts';
import { expectSaved } from '../steps/portfolio.ts';
import { introductionIn, writeSections } from '../steps/set-up.ts';
import { signIn } from '../steps/signed-in.ts';

const checking = { timeout: within(40_000) };

for (const { where, language, device } of devices) {
  const say = wordsIn(language);

  test.describe(where, () => {
    test.use(device);

    test('an athlete adds a picture and documents', async ({ page, product }) => {
      const athleteId = await signIn(page.context(), product, newPerson(language));
      const button = (key: string, params = {}) => page.getByRole('button', { name: say(key, params), exact: true });
      await writeSections(product, athleteId, introductionIn(language));

      await page.goto(`/${language}/app/portfolio/edit/profile-picture`);
      await chooseFile(button('profile_picture_choose'), await aPicture(page, 'race-day.jpg'));
      const square = page.getByRole('slider', { name: say('profile_picture_crop_square') });
      // Waits long, because the worker checks one file after the other.
      await expect(square).toBeVisible(checking);
      await page.reload();
      await page.getByRole('button', { name: say('profile_picture_continue') }).press('Enter');
      await expect(page.getByRole('heading', { name: say('profile_picture_crop_group') })).toBeFocused();
      await square.press('ArrowRight');
      await page.getByRole('radio', { name: say('profile_picture_part_card') }).check({ force: true });
      await page.getByRole('slider', { name: say('profile_picture_crop_card') }).press('-');
      await button('profile_picture_use').press('Enter');
      const picture = page.getByRole('img', { name: say('profile_picture_alt') });
      await expect(page.locator('form').getByRole('img', { name: say('profile_picture_alt') })).toBeVisible();
      await expect(button('profile_picture_choose_another')).toBeFocused();
      await expectSaved(page, say);

      await page.goto(`/${language}/app/portfolio/edit/academic-documents`);
      const add = button('academic_documents_choose');
      await chooseFile(add, aFakePdf('marks.pdf'));
      await expect(page.getByRole('alert').filter({ hasText: 'PDF' })).toBeVisible(checking);
      await button('list_remove', { name: 'marks' }).press('Enter');
      await chooseFile(add, aPdf('transcript.pdf'));
      const card = page.getByRole('button', { name: 'transcript', exact: false, expanded: false }).first();
      await expect(card).toBeVisible(checking);
      await card.press('Enter');
      const name = page.getByRole('textbox', { name: say('academic_document_name_label') });
      await name.fill('Transcript 2026');
      await closeItem(page, say);
      await expectSaved(page, say);

      await chooseAction(page, say, 'Transcript 2026', 'list_remove_confirm');
      await pressInDialog(page, say('list_remove_confirm'));
      await expect(page.getByText(say('academic_documents_empty'))).toBeVisible();
      await expect(add).toBeFocused();
      await button('undo').press('Enter');
      await expect(page.getByRole('button', { name: 'Transcript 2026' }).first()).toBeVisible();
      await expectSaved(page, say);

      await page.goto(`/${language}/app/portfolio/preview`);
      await expect(picture).toBeVisible();
      await expect(page.getByRole('link', { name: 'Transcript 2026' })).toBeVisible();

      await page.route('**/api/files/*/master', (route) => route.fulfill({ status: 404 }));
      await page.reload();
      await expect(page.getByText(say('error_image_not_found'))).toBeVisible();
    });
  });
}
