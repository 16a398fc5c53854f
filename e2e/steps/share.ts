import { expect, type Page } from '@playwright/test';
import { type Language, wordsIn } from '../fixtures/words.ts';

export interface PublishedLink {
  readonly url: string;
  readonly passcode: string;
}

export const publishWithPasscode = async (page: Page, language: Language, label: string): Promise<PublishedLink> => {
  const say = wordsIn(language);
  await page.goto(`/${language}/app/portfolio/share`);
  await page.getByLabel(say('share_label_label'), { exact: true }).fill(label);
  await page.getByRole('button', { name: say('share_passcode_suggest') }).click();
  const passcode = await page.getByLabel(say('share_passcode_label'), { exact: true }).inputValue();
  await page.getByRole('button', { name: say('share_make'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('share_made_title') })).toBeFocused();
  const url = await page.getByLabel(say('share_copy_link_field'), { exact: true }).inputValue();
  return { url, passcode };
};

/** The last digit submits the form. */
export const typePasscode = (page: Page, language: Language, passcode: string): Promise<void> =>
  page.getByLabel(wordsIn(language)('scout_passcode_label'), { exact: true }).fill(passcode);

export const pressPasscodeButton = (page: Page, language: Language): Promise<void> =>
  page.getByRole('button', { name: wordsIn(language)('scout_passcode_submit') }).click();

export const otherThan = (passcode: string): string => (passcode === '000000' ? '000001' : '000000');
