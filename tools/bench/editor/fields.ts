import type { SectionName } from '@palmares/domain/portfolio';
import type { Page } from 'puppeteer-core';

/** Milliseconds within which a form shows its fields, on a slow processor. */
const TIMEOUT_MS = 60_000;

const form = 'main form:not([inert])';
const closedItem = `${form} li button[aria-controls][aria-expanded=false]`;
const editable = ':is(textarea, input:not([type]), input[type=text]):not([role=combobox])';

/** An item opens in its row, or on a phone in a sheet. */
const openItem = `:is(${form} li, [role=dialog])`;

/**
 * Puts the caret at the end of the first text area in a place, or else of the first line. Returns false if it has
 * neither.
 */
const focusFirst = (page: Page, place: string): Promise<boolean> =>
  page.evaluate((fields) => {
    const found = [...document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(fields)];
    const field = found.find(({ localName }) => localName === 'textarea') ?? found[0];
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    return field !== undefined;
  }, `${place} ${editable}`);

/** Opens a section, and the first item of a list. Returns false if nothing can be typed in it. */
export const openField = async (page: Page, url: string, section: SectionName): Promise<boolean> => {
  await page.goto(`${url}/en/app/portfolio/edit/${section}`, { waitUntil: 'load' });
  await page.waitForSelector(form, { timeout: TIMEOUT_MS });
  await page.waitForNetworkIdle();
  if (!(await page.$(closedItem))) return focusFirst(page, form);
  await page.$eval(closedItem, (button) => button.click());
  await page.waitForSelector(`${openItem} :is(input, select, textarea)`, { timeout: TIMEOUT_MS });
  return focusFirst(page, openItem);
};

/** Adds a text area with that text to the empty route, with nothing listening to it. */
export const openBareField = async (page: Page, url: string, text: string): Promise<void> => {
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate((value) => {
    const field = document.createElement('textarea');
    field.value = value;
    document.body.append(field);
    field.focus();
    field.setSelectionRange(value.length, value.length);
  }, text);
};
