import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { type Language, type Say, wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { newPerson } from '../steps/person.ts';
import { expectSaved, openSection, texts, writeMotto } from '../steps/portfolio.ts';
import { signIn } from '../steps/signed-in.ts';

const plan = 'One more lap each day.';

const planIn = (page: Page, say: Say) => page.getByRole('textbox', { name: say('vision_plan_label'), exact: true });

const writeVision = async (page: Page, language: Language): Promise<void> => {
  const say = wordsIn(language);
  await openSection(page, language, 'vision', say('section_vision_title'));
  await page.getByRole('textbox', { name: say('vision_dreams_label'), exact: true }).fill('To run for my country.');
  await planIn(page, say).fill(plan);
  await expectSaved(page, say);
};

test('what was typed in two sections is undone after a reload, and redone by keyboard', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('fr-ca');
  const motto = page.getByRole('textbox', { name: say('motto_motto_label'), exact: true });
  const button = (name: 'undo_named' | 'redo_named', section: string) =>
    page.getByRole('button', { name: say(name, { section: say(section) }), exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, product, newPerson('fr-ca'));
  await writeVision(page, 'fr-ca');
  await writeMotto(page, 'fr-ca');
  await page.reload();
  await expect(motto).toHaveValue(texts['fr-ca'].motto);

  await button('undo_named', 'section_motto_title').click();
  await expect(motto).toHaveValue('');
  await expect(button('redo_named', 'section_motto_title')).toBeVisible();
  await button('undo_named', 'section_vision_title').click();
  await expect(page.getByText(say('undo_done', { section: say('section_vision_title') }))).toBeVisible();
  await page.getByRole('button', { name: say('undo_show'), exact: true }).click();
  await expect(planIn(page, say)).toHaveValue('');
  await expectAccessible(page);

  await planIn(page, say).press('ControlOrMeta+Shift+z');
  await expect(button('redo_named', 'section_vision_title')).toBeVisible();
  await button('redo_named', 'section_vision_title').focus();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(planIn(page, say)).toHaveValue(plan);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.getByText(say('redo_done', { section: say('section_motto_title') }))).toBeVisible();
  await expect(page.getByRole('button', { name: say('redo_nothing'), exact: true })).toBeFocused();
  await expectSaved(page, say);

  await page.getByRole('button', { name: say('undo_show'), exact: true }).click();
  await expect(motto).toHaveValue(texts['fr-ca'].motto);
});
