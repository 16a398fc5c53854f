import { devices } from '../fixtures/devices.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Language, wordsIn } from '../fixtures/words.ts';
import { closeItem } from '../steps/lists.ts';
import { newPerson } from '../steps/person.ts';
import { expectSaved, openSection } from '../steps/portfolio.ts';
import { introductionIn, writeSections } from '../steps/set-up.ts';
import { signIn } from '../steps/signed-in.ts';

const texts = {
  en: { hometown: 'Moose Factory', school: 'Delores D. Echum School', dream: 'To coach where I grew up.' },
  'fr-ca': { hometown: 'Val-d’Or', school: 'École secondaire Le Transit', dream: 'Revenir entraîner chez moi.' },
} as const satisfies Record<Language, object>;

for (const { where, language, device } of devices) {
  const say = wordsIn(language);
  const { hometown, school, dream } = texts[language];

  test.describe(where, () => {
    test.use(device);

    test('an athlete fills in the sections that a coach asks about', async ({ page, product }) => {
      const athleteId = await signIn(page.context(), product, newPerson(language));
      const field = (key: string) => page.getByLabel(say(key), { exact: true });
      const choice = (key: string) => page.getByRole('radio', { name: say(key), exact: true });
      await writeSections(product, athleteId, introductionIn(language));

      await openSection(page, language, 'general', say('section_general_title'));
      const unit = (key: string) => page.getByRole('textbox', { name: say(key), exact: true });
      await unit('general_unit_centimetre_full').fill('180');
      await expect(unit('general_unit_foot_full')).toHaveValue('5');
      await expect(unit('general_unit_inch_full')).toHaveValue('11');
      await unit('general_unit_pound_full').fill('165');
      await field('general_hometown_label').fill(hometown);
      await choice('general_gender_f').press(' ');
      await expectSaved(page, say);

      await openSection(page, language, 'academics', say('section_academics_title'));
      await field('academics_school_type_label').selectOption('highSchool');
      await field('academics_year_label').selectOption({ index: 1 });
      await field('academics_school_label').fill(school);
      await expectSaved(page, say);

      await openSection(page, language, 'highlights', say('section_highlights_title'));
      await field('highlights_first_video_label').fill('https://youtu.be/M7lc1UVf-VE');
      await expectSaved(page, say);

      await openSection(page, language, 'vision', say('section_vision_title'));
      await field('vision_dreams_label').fill(dream);
      await field('vision_plan_label').fill(dream);
      await expectSaved(page, say);

      await openSection(page, language, 'contacts', say('section_contacts_title'));
      await page.getByRole('button', { name: say('contacts_add') }).press('Enter');
      await choice('contact_role_reference').press(' ');
      await field('contact_name_label').fill('Priya Raman');
      await field('contact_phone_label').fill('8075550117');
      await page.getByRole('button', { name: say('list_done'), exact: true }).press('Enter');
      await expect(page.getByText(say('refusal_permission_required')).first()).toBeVisible();
      await page.getByRole('checkbox', { name: say('contact_permission_label') }).press(' ');
      await closeItem(page, say);
      await expectSaved(page, say);

      await page.goto(`/${language}/app/portfolio/preview`);
      for (const words of [hometown, school, dream, 'Priya Raman'])
        await expect(page.getByText(words).first()).toBeVisible();
    });
  });
}
