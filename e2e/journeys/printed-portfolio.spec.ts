import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { fullSharedPage } from '../steps/full-portfolio.ts';
import { newPerson } from '../steps/person.ts';
import { a4, atEdge, letter, lonelyHeadings, MARGIN, printed } from '../steps/printed.ts';

const names = { en: 'Nora Whitcombe', 'fr-ca': 'Jade Pelletier-Roy' };

/** Returns the texts of the portfolio of which an element around them cuts a line. */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.querySelector('article') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      for (let around = text.parentElement; around?.closest('article'); around = around.parentElement) {
        const box = around.getBoundingClientRect();
        // Text for screen readers alone is in a box of one pixel.
        if (box.width <= 1) break;
        const { overflowX, overflowY } = getComputedStyle(around);
        const cutsX =
          overflowX !== 'visible' && lines.some((line) => line.left < box.left - 1 || line.right > box.right + 1);
        const cutsY =
          overflowY !== 'visible' && lines.some((line) => line.top < box.top - 1 || line.bottom > box.bottom + 1);
        if (cutsX || cutsY) cut.push(text.textContent ?? '');
      }
    }
    return cut;
  });

/** Width in pixels of the narrowest results of a season. */
const narrowestResults = (page: Page): Promise<number> =>
  page
    .getByRole('heading', { level: 4 })
    .evaluateAll((headings) => Math.min(...headings.map((heading) => heading.getBoundingClientRect().width)));

test('a portfolio full to every limit prints every word, and cuts no line', async ({ page, product }) => {
  const { path, words } = await fullSharedPage(product, newPerson('en'));
  expect(words.length).toBeGreaterThan(10_000);
  await page.emulateMedia({ media: 'print' });
  for (const [paper, address] of [
    [letter, path],
    [a4, path.replace('/en/', '/fr-ca/')],
  ] as const) {
    await page.setViewportSize({ ...paper, width: paper.width - 2 * MARGIN });
    await page.goto(address);
    expect(await cutTexts(page)).toEqual([]);
    expect(await narrowestResults(page)).toBeGreaterThan(300);
    const sheets = await printed(page, paper);
    const shown = new Set(sheets.flat().flatMap(({ text }) => text.match(/w\d{6}/gu) ?? []));
    expect(words.filter((word) => !shown.has(word))).toEqual([]);
    expect(atEdge(sheets, paper)).toEqual([]);
    expect(lonelyHeadings(sheets)).toEqual([]);
  }
});

test('a portfolio with every section prints on two sheets, in both languages', async ({ page, demo }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address, name] of [
    [demo.link, names.en],
    [demo['link (français)'], names['fr-ca']],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('link', { name: wordsIn('en')('app_name') })).toBeHidden();
    const sheets = await printed(page, letter);
    expect(sheets).toHaveLength(2);
    // Nobody can press a link on paper.
    const texts = sheets.flat().map(({ text }) => text);
    expect(texts.join('')).toMatch(/video\.example\.com\/(?:whitcombe-41-saves|pelletier-roy-100-dos)/u);
  }
});

test('no printed sheet ends with a heading, wherever it ends', async ({ page, demo }) => {
  await page.emulateMedia({ media: 'print' });
  for (const address of [demo.link, demo['link (français)']]) {
    await page.goto(address);
    for (let height = 500; height < letter.height; height += 110) {
      const sheets = await printed(page, { ...letter, height });
      expect(sheets.flat().filter(({ isHeading }) => isHeading).length).toBeGreaterThan(20);
      expect(lonelyHeadings(sheets), `${address} on ${height} px`).toEqual([]);
    }
  }
});
