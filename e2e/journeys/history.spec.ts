import { randomUUID } from 'node:crypto';
import { seasonYears } from '@palmares/domain/sections';
import type { Page } from '@playwright/test';
import { goOffline, goOnline } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { appendEvents } from '../steps/edits.ts';
import { newPerson } from '../steps/person.ts';
import { expectSaved, expectStoredOffline, openSection } from '../steps/portfolio.ts';
import { signIn } from '../steps/signed-in.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
});

test('an athlete finds what a section said and restores it, by keyboard and offline', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('fr-ca');
  await signIn(context, product, newPerson('fr-ca'));
  await openSection(page, 'fr-ca', 'motto', say('section_motto_title'));
  const motto = page.getByRole('textbox', { name: say('motto_motto_label'), exact: true });
  for (const words of ['First, breathe.', 'Then, run.']) {
    await motto.fill(words);
    await expectSaved(page, say);
  }

  const main = page.getByRole('main');
  await main.getByRole('link', { name: say('history_title'), exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('history_title') })).toBeFocused();
  const changes = main.getByRole('listitem').getByRole('link');
  await expect(changes).toHaveCount(2);
  await expectAccessible(page);
  const filter = main.getByLabel(say('history_section_label'));
  await filter.focus();
  await filter.selectOption({ label: say('section_vision_title') });
  await expect(page.getByText(say('history_empty_title'))).toBeVisible();
  await expect(filter).toBeFocused();
  await page.goBack();
  await expect(filter).toHaveValue('motto');

  await changes.last().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('section_motto_title') })).toBeFocused();
  const compared = main.getByRole('region', { name: say('history_compare_title') });
  await expect(compared.getByText('First, breathe.')).toHaveCount(1);
  await expect(compared.getByText('Then, run.')).toHaveCount(1);
  await expectAccessible(page);

  const restore = main.getByRole('button', { name: say('history_restore') });
  await restore.press('Enter');
  await expect(compared.getByText('Then, run.')).toHaveCount(0);
  await expectSaved(page, say);
  await expectAccessible(page);
  const undo = main.getByRole('button', { name: say('undo') });
  await expect(undo).toHaveCount(1);
  await expect(undo).toHaveAccessibleName(say('undo_named', { section: say('section_motto_title') }));
  await undo.press('Enter');
  await expect(compared.getByText('Then, run.')).toHaveCount(1);
  await expectSaved(page, say);

  await goOffline(context);
  await restore.press('Enter');
  await expectStoredOffline(page, say);
  await expect(compared.getByText('Then, run.')).toHaveCount(0);
  await goOnline(context);
  await expectSaved(page, say);
  await main.getByRole('link', { name: say('history_back') }).press('Enter');
  await expect(changes).toHaveCount(5);
  await page.goto('/fr-ca/app/portfolio/edit/motto');
  await expect(motto).toHaveValue('First, breathe.');
});

test('the focus goes on at the first of the older changes, and their number is said', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('en');
  const athleteId = await signIn(context, product, newPerson('en'));
  const motto = (nth: number) => ({ type: 'MottoWritten', data: { motto: `Motto ${nth}`, explanation: '' } });
  const vision = (nth: number) => ({ type: 'VisionWritten', data: { dreams: `Dream ${nth}`, plan: '' } });
  // The first page ends within the eight mottos.
  await appendEvents(product, athleteId, [
    ...Array.from({ length: 8 }, (_, nth) => motto(nth + 2)),
    ...Array.from({ length: 46 }, (_, nth) => (nth % 2 === 0 ? vision : motto)(nth + 10)),
  ]);
  await page.goto('/en/app/portfolio/history');
  const changes = page.getByRole('main').locator('li[id^=change-]');
  await expect(changes).toHaveCount(50);
  const mottos = page.locator('details').filter({ has: page.locator('#change-9') });
  await expect(mottos).not.toContainText(say('history_run', { count: 4, p: 'other' }));
  const older = page.getByRole('button', { name: say('history_older') });
  await expect(older).toBeEnabled();
  await older.press('Enter');
  await expect(mottos.locator('summary')).toBeFocused();
  await expect(page.locator('#change-5')).toBeVisible();
  await expect(page.locator('#change-5')).toContainText('Motto 5');
  await expect(mottos).toContainText(say('history_run', { count: 8, p: 'other' }));
  await expect(page.getByText(say('history_older_shown', { count: 5, p: 'other' }))).toBeAttached();
  await expect(page.getByRole('button', { name: say('history_older') })).toBeHidden();
});

/** Counts the changes added to the page's list from now on, and collects the texts of its live region. */
const watchList = (page: Page) =>
  page.evaluateHandle(() => {
    const watched = { drawn: 0, said: [] as string[] };
    const change = 'li[id^=change-]';
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of addedNodes)
          if (node instanceof Element) watched.drawn += node.matches(change) ? 1 : node.querySelectorAll(change).length;
        const element = target instanceof Element ? target : target.parentElement;
        const says = element?.closest('main [role=status]')?.textContent ?? '';
        if (says !== '') watched.said.push(says);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return watched;
  });

test('a history of 10,000 changes is read by keyboard, page by page, and the page stays light', async ({
  page,
  context,
  product,
}) => {
  const say = wordsIn('en');
  const athleteId = await signIn(context, product, newPerson('en'));
  const mottos = Array.from({ length: 9999 }, (_, nth) => ({
    type: 'MottoWritten',
    data: { motto: `Motto ${nth + 2}`, explanation: '' },
  }));
  await appendEvents(product, athleteId, mottos);
  await page.goto('/en/app/portfolio/history?section=motto');
  const changes = page.getByRole('main').getByRole('listitem');
  const older = page.getByRole('button', { name: say('history_older') });
  const newest = page.getByRole('button', { name: say('history_newest') });
  await expect(changes).toHaveCount(50);
  await expect(older).toBeEnabled();
  const watched = await watchList(page);

  const presses = 11;
  for (let nth = 1; nth <= presses; nth += 1) {
    await older.press('Enter');
    // The version of the first change on the loaded page.
    await expect(page.locator(`#change-${10_000 - nth * 50}`)).toBeFocused();
    await expect(changes).toHaveCount(Math.min(50 * (nth + 1), 500));
  }
  await expect(page.locator(':focus')).toContainText('Motto 9450');
  await expect(changes.first()).toContainText('Motto 9900');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toContainText('Motto 9450');
  const shown = say('history_older_shown', { count: 50, p: 'other' });
  await expect
    .poll(() => watched.jsonValue())
    .toEqual({ drawn: presses * 50, said: Array.from({ length: presses }, () => shown) });

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('section_motto_title') })).toBeFocused();
  await page.getByRole('link', { name: say('history_back') }).press('Enter');
  await expect(changes.first()).toContainText('Motto 9900');
  await newest.press('Enter');
  await expect(page.locator('#change-10000')).toBeFocused();
  await expect(changes).toHaveCount(50);
  await expect(newest).toBeHidden();
  await expect(page.getByText(say('history_newest_shown'))).toBeAttached();
});

test('what cannot be restored any more is named, and the rest is restored', async ({ page, context, product }) => {
  const say = wordsIn('en');
  const athleteId = await signIn(context, product, newPerson('en'));
  const [season = 0] = seasonYears(new Date());
  const closed = season - 5;
  const [sport, link, paper] = [randomUUID(), randomUUID(), randomUUID()];
  const hockey = {
    ...{ id: sport, country: 'can', sport: 'hockey', category: 'other', categoryOther: 'Regional camp' },
    ...{ position: 'goalie', positionOther: '', team: 'Queens', league: '' },
  };
  const document = { id: paper, name: 'Transcript', type: 'application/pdf', bytes: 1000, pages: 1 };
  await appendEvents(product, athleteId, [
    { type: 'SportAdded', data: { year: season, index: 0, item: { ...hockey, id: randomUUID() } } },
    { type: 'SportAdded', data: { year: closed, index: 0, item: hockey } },
    { type: 'ExternalLinkAdded', data: { index: 0, item: { id: link, name: 'My club', url: 'https://club.example' } } },
    { type: 'AcademicDocumentAdded', data: { index: 0, item: document } },
    { type: 'SportRemoved', data: { id: sport } },
    { type: 'ExternalLinkRemoved', data: { id: link } },
    { type: 'AcademicDocumentRemoved', data: { id: paper } },
  ]);
  const main = page.getByRole('main');
  const named = main
    .getByText(say('history_left_out_title'))
    .locator('xpath=ancestor::*[.//li][1]')
    .getByRole('listitem');
  const restore = main.getByRole('button', { name: say('history_restore') });

  await page.goto('/en/app/portfolio/history/sports-history/5');
  await expect(named).toHaveText([new RegExp(`^Season ${closed}–${closed + 1} › Sports\\s+Ice hockey\\s.*Queens$`)]);
  await restore.press('Enter');
  await expectSaved(page, say);
  const compared = main.getByRole('region', { name: say('history_compare_title') });
  await expect(compared.getByText(say('history_unchanged', { count: 2, p: 'other' }))).toBeVisible();
  await expect(restore).toBeHidden();
  await expectAccessible(page);

  await page.goto('/en/app/portfolio/history/academic-documents/5');
  await expect(named).toHaveText([/^Documents\s+Transcript/]);
  await expect(main.getByText(say('history_nothing'))).toBeVisible();
  await expect(restore).toBeHidden();
});
