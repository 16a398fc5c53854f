import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seasonStartYear } from '@palmares/domain/sections';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { newPerson } from '../steps/person.ts';
import { expectSaved } from '../steps/portfolio.ts';
import { signIn } from '../steps/signed-in.ts';

const say = wordsIn('en');
const fixture = join(import.meta.dirname, '../../apps/web/src/drafts/fixtures/sports-history-before-metrics.json');

/** Reads the data that an earlier program left in IndexedDB, with its season moved to the current one. */
const leftByAnEarlierProgram = (): unknown =>
  JSON.parse(readFileSync(fixture, 'utf8').replaceAll('"year": 2026', `"year": ${seasonStartYear(new Date())}`));

test('words and a command that an earlier program left on the device are kept and sent', async ({
  page,
  context,
  product,
  palmares,
}) => {
  const athleteId = await signIn(context, product, newPerson('en'));
  // Open a page without the editor, so that nothing else writes to the device.
  await page.goto('/en');
  await page.evaluate(
    ([id, stored]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('palmares', 1);
        opening.onupgradeneeded = () => {
          const drafts = opening.result.createObjectStore('drafts', { keyPath: ['athleteId', 'section'] });
          drafts.createIndex('athleteId', 'athleteId');
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('drafts', 'readwrite');
          writing.objectStore('drafts').put(Object.assign(stored as object, { athleteId: id }));
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [athleteId, leftByAnEarlierProgram()] as const,
  );

  const first = page.waitForRequest((request) => request.url().includes('portfolio.editSection'));
  await page.goto('/en/app/portfolio/edit/sports-history');
  expect((await first).postData()).toContain('0199f3b0-0000-7000-8000-00000000000a');
  await expect(page.getByRole('button', { name: 'Ice hockey', expanded: false })).toBeVisible();
  await expect(page.getByRole('button', { name: '.931 Save percentage', expanded: false })).toBeVisible();
  await page.getByRole('button', { name: 'Shutouts', expanded: false }).click();
  await expect(page.getByLabel(say('performance_desc_label'), { exact: true })).toHaveValue('Half a thou');

  await page.getByLabel(say('performance_result_label'), { exact: true }).fill('6');
  await expectSaved(page, say);
  const undo = say('undo_named', { section: say('section_sports_history_title') });
  await expect(page.getByRole('button', { name: undo, exact: true })).toBeVisible();
  const history = await palmares('history', 'show', athleteId, '--json', '--kind', 'portfolio');
  const events = JSON.parse(history.stdout).entries.map(({ event }: { event: string }) => event);
  expect(events.filter((event: string) => event === 'SportAdded')).toHaveLength(1);
  expect(events.filter((event: string) => event === 'PerformanceAdded')).toHaveLength(2);
});
