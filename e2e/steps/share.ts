import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Language, wordsIn } from '../fixtures/words.ts';

export interface PublishedLink {
  readonly url: string;
  readonly passcode: string;
}

/** User agent of a person's browser: a headless one counts as a program, whose openings are not counted. */
export const personsBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

const addressIn = (message: string): string => /https?:\S+\/athletes\/\S+/u.exec(message)?.[0] ?? '';

/** Makes a link on the open share page with the suggested passcode, and moves to its message. */
export const makeLink = async (page: Page, language: Language, label: string): Promise<PublishedLink> => {
  const say = wordsIn(language);
  const newLink = page.getByRole('button', { name: say('share_new_link') });
  const make = page.getByRole('button', { name: say('share_make'), exact: true });
  await expect(newLink.or(make)).toBeVisible();
  if (await newLink.isVisible()) await newLink.click();
  await page.getByLabel(say('share_label_label'), { exact: true }).fill(label);
  const code = page.getByLabel(say('share_passcode_label'), { exact: true });
  await expect(code).toHaveValue(/^\d{6}$/u);
  const passcode = await code.inputValue();
  await make.click();
  await page.getByRole('button', { name: say('share_next_message') }).click();
  const message = page.getByLabel(say('share_message_label'), { exact: true });
  await expect(message).toHaveValue(/\/athletes\//u);
  return { url: addressIn(await message.inputValue()), passcode };
};

export const publishWithPasscode = async (page: Page, language: Language, label: string): Promise<PublishedLink> => {
  await page.goto(`/${language}/app/portfolio/share`);
  return makeLink(page, language, label);
};

/** Chooses an action for the link with this label. */
export const chooseForLink = async (page: Page, language: Language, label: string, item: string): Promise<void> => {
  const name = wordsIn(language)('share_more', { label });
  await page.getByRole('button', { name }).click();
  const menu = page.getByRole('menu', { name });
  // The menu of another link may still be closing. One that has just opened takes no press, so the press is repeated.
  const press = menu.getByRole('menuitem', { name: item, exact: true });
  await press.click();
  await expect(async () => {
    if (await press.isVisible()) await press.click({ timeout: 500 });
    await expect(menu).toBeHidden({ timeout: 500 });
  }).toPass();
};

/** User agent and headers of a person's browser that requests a page. */
export const asPerson = {
  userAgent: personsBrowser,
  extraHTTPHeaders: { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
} as const;

/** Opens a link like a browser without JavaScript, and returns the HTML of the page behind its passcode. */
export const openWithPasscode = async (scout: APIRequestContext, { url, passcode }: PublishedLink): Promise<string> => {
  const asked = await (await scout.get(url)).text();
  const [, form = ''] = /<input type="hidden" name="form" value="([^"]+)"/u.exec(asked) ?? [];
  const opened = await scout.post(`${url}/passcode`, { form: { form, code: passcode } });
  return opened.text();
};

/** Types the passcode; the last digit submits the form. */
export const typePasscode = (page: Page, language: Language, passcode: string): Promise<void> =>
  page.getByLabel(wordsIn(language)('shared_passcode_label'), { exact: true }).fill(passcode);

export const pressPasscodeButton = (page: Page, language: Language): Promise<void> =>
  page.getByRole('button', { name: wordsIn(language)('shared_passcode_submit') }).click();

export const otherThan = (passcode: string): string => (passcode === '000000' ? '000001' : '000000');
