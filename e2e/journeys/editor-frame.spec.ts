import { sectionNames } from '@palmares/domain/portfolio';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { newPerson } from '../steps/person.ts';
import { openSection } from '../steps/portfolio.ts';
import { signIn } from '../steps/signed-in.ts';

const say = wordsIn('en');

/** True if nothing covers the focused element at its left edge, near its top and its bottom. */
const isInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    const { left, top, bottom } = focused.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => {
      const met = document.elementFromPoint(left + 12, y);
      return met !== null && (focused.contains(met) || met.contains(focused));
    });
  });

test('on a short phone screen nothing covers the focused element', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  await signIn(page.context(), product, newPerson('en'));
  await page.goto('/en/app/portfolio/edit/introduction');
  await expect(page.locator('[inert]')).toHaveCount(0);
  const first = page.getByLabel(say('introduction_greetings_line1_label'), { exact: true });
  await first.focus();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect.poll(() => isInSight(page)).toBe(true);
  }
  await expect(first).toBeFocused();
});

// General information has the longest title, which is even longer in French.
test('at 320 px the editor has one bar of 56 px, with the whole title, undo, redo and what the state asks for', async ({
  page,
  context,
  product,
}) => {
  const words = wordsIn('fr-ca');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  await signIn(context, product, newPerson('fr-ca'));
  await openSection(page, 'fr-ca', 'general', words('section_general_title'));
  const title = page.getByRole('heading', { level: 1 });
  const expectWholeBar = async () => {
    const bar = await page
      .getByRole('link', { name: words('editor_all_sections') })
      .locator('..')
      .boundingBox();
    expect(bar).toEqual({ x: 0, y: 0, width: 320, height: 56 });
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  };
  await expect(page.getByRole('link', { name: words('app_name') })).toBeHidden();
  await page.mouse.wheel(0, 900);
  await page.getByRole('main').locator('form').getByRole('textbox').last().focus();
  await expect(title).toBeInViewport();
  // No part of the page covers the bar at the bottom.
  const places = page.getByRole('navigation', { name: words('navigation_app_label') });
  for (const place of await places.getByRole('link').all()) await place.click({ trial: true });
  await expectWholeBar();

  const hometown = page.getByLabel(words('general_hometown_label'), { exact: true });
  for (const town of ['Gaspé', 'Rimouski']) {
    await hometown.fill(town);
    await hometown.blur();
  }
  const button = (name: 'undo_named' | 'redo_named') =>
    page.getByRole('button', { name: words(name, { section: words('section_general_title') }), exact: true });
  await button('undo_named').click();
  await expect(hometown).toHaveValue('Gaspé');
  await expect(button('undo_named')).toBeVisible();
  await expect(button('redo_named')).toBeVisible();
  await expect(page.getByRole('button', { name: words('save_show_missing') })).toBeVisible();
  await expectWholeBar();
  await page.getByRole('link', { name: words('editor_all_sections') }).click();
  await expect(page.getByRole('link', { name: words('app_name') })).toBeVisible();
});

test('the editor lists all sections with their progress, and Enter moves to the next field', async ({
  page,
  product,
}) => {
  await signIn(page.context(), product, newPerson('en'));
  await page.goto('/en/app/portfolio/edit');
  await page.getByRole('link', { name: say('editor_start', { title: say('section_introduction_title') }) }).click();
  const sections = page.getByRole('navigation', { name: say('editor_sections_label') });
  await expect(sections.getByRole('link', { name: say('section_introduction_title') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(sections.getByRole('link', { name: say('section_motto_title') })).toContainText(
    say('section_state_empty'),
  );
  await expect(page.locator('[inert]')).toHaveCount(0);
  const first = page.getByLabel(say('introduction_greetings_line1_label'), { exact: true });
  await first.fill('Hi, I’m Imani.');
  await first.press('Enter');
  await expect(page.getByLabel(say('introduction_greetings_line2_label'), { exact: true })).toBeFocused();
  await sections.getByRole('link', { name: say('editor_overview') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('editor_title') })).toBeVisible();
});

test('the app opens on the dashboard, and the portfolio and an unknown section on an overview of its sections', async ({
  page,
  product,
}) => {
  await signIn(page.context(), product, newPerson('en'));
  await page.goto('/en/app');
  await expect(page).toHaveURL('/en/app/dashboard');
  await page.goto('/en/app/portfolio/edit/poetry');
  await expect(page).toHaveURL('/en/app/portfolio/edit');
  await page.goto('/en/app/portfolio');
  await expect(page).toHaveURL('/en/app/portfolio/edit');
  await expect(page.getByRole('heading', { level: 1, name: say('editor_title') })).toBeVisible();
  const sections = page.getByRole('navigation', { name: say('editor_sections_label') }).getByRole('link');
  await expect(sections).toHaveCount(sectionNames.length);
  for (const section of await sections.all()) await expect(section).toContainText(say('section_state_empty'));
});
