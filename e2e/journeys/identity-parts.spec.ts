import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitForScripts } from '../steps/scripts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const open = async (page: Page, exhibit: string): Promise<Locator> => {
  await page.goto('/_ui/fr-ca/identity');
  await waitForScripts(page, 'fr-ca');
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: exhibit, exact: true }) });
};

const laughs = 'Je fais rire le monde et je lance un concours pour que ce soit amusant.';
const imagines = 'J’imagine ce qui peut arriver et je prépare aussi chaque scénario.';
const studies = 'J’étudie le jeu de nos adversaires pour préparer la suite.';

const ranking = (part: Locator) => part.getByRole('list');
const rows = (part: Locator) => ranking(part).getByRole('listitem');
const grab = (part: Locator, text: string) => part.getByRole('button', { name: `Déplacer : ${text}` });

test.describe('a ranking', () => {
  test('is changed by arrows, which keep the focus and say the place', async ({ page }) => {
    const part = await open(page, 'RankList');
    const down = part.getByRole('button', { name: `Descendre : ${imagines}` });
    await down.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(rows(part).nth(2)).toContainText(imagines);
    await expect(down).toBeFocused();
    await expect(part.getByRole('status').last()).toHaveText(`Position 3 sur 7 : ${imagines}`);
    const up = part.getByRole('button', { name: `Monter : ${laughs}` });
    await up.press('Enter');
    await expect(rows(part).first()).toContainText(laughs);
    await expect(up).toHaveAttribute('aria-disabled', 'true');
  });

  test('is changed by keyboard, and the announcements name statement and place', async ({ page }) => {
    const part = await open(page, 'RankList');
    await grab(part, imagines).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: `Position 1 sur 7 : ${imagines}` })).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('status').filter({ hasText: `Position 2 sur 7 : ${imagines}` })).toBeAttached();
    await page.keyboard.press('Space');
    await expect(rows(part).nth(1)).toContainText(imagines);
    await expect(grab(part, imagines)).toBeFocused();
  });

  test('is changed by tapping in order, and a second tap takes a place back', async ({ page }) => {
    const part = await open(page, 'RankList');
    await part.getByRole('button', { name: 'Toucher en ordre' }).click();
    const tap = (text: string) => part.getByRole('button', { name: text, exact: true }).click();
    const texts = await rows(part).getByRole('button').allInnerTexts();
    await tap(laughs);
    await tap(studies);
    await tap(laughs);
    await expect(part.getByRole('button', { pressed: true })).toHaveText([studies]);
    await tap(imagines);
    await expect(rows(part).filter({ hasText: imagines })).toContainText('1');
    await expect(rows(part).filter({ hasText: studies })).toContainText('2');
    for (const text of texts.filter((each) => each !== imagines && each !== studies)) await tap(text);
    await expect(grab(part, imagines)).toBeVisible();
    await expect(rows(part).nth(0)).toContainText(imagines);
    await expect(rows(part).nth(1)).toContainText(studies);
  });

  test('is changed with a mouse on the whole row', async ({ page }) => {
    const part = await open(page, 'RankList');
    const from = await grab(part, imagines).boundingBox();
    const to = await grab(part, laughs).boundingBox();
    if (!from || !to) throw new Error('a row is not shown');
    await page.mouse.move(from.x + 60, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 40, { steps: 5 });
    await page.mouse.move(to.x + 60, to.y + 30, { steps: 5 });
    await page.mouse.up();
    await expect(rows(part).nth(1)).toContainText(imagines);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('seven statements of two lines fit with a button, and arrows as large as a thumb are below them', async ({
    page,
  }) => {
    const part = await open(page, 'RankList');
    await page.evaluate(() => document.fonts.ready);
    const heights = await rows(part).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights).toHaveLength(7);
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
    const whole = await ranking(part).locator('..').boundingBox();
    expect(whole?.height).toBeLessThan(480);
    await grab(part, studies).tap();
    const up = part.getByRole('button', { name: `Monter : ${studies}` });
    const box = await up.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await up.tap();
    await up.tap();
    await expect(rows(part).nth(4)).toContainText(studies);
  });

  test('a finger drags a row by its handle at once, and scrolls the page elsewhere', async ({ page }) => {
    const part = await open(page, 'RankList');
    await ranking(part).scrollIntoViewIfNeeded();
    const touches = await page.context().newCDPSession(page);
    const swipe = async (x: number, y: number, by: number) => {
      const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', to?: number) =>
        touches.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: to === undefined ? [] : [{ x, y: to }],
        });
      await at('touchStart', y);
      for (const share of [0.25, 0.5, 0.75, 1]) await at('touchMove', y + by * share);
      await at('touchEnd');
    };
    const box = await grab(part, imagines).boundingBox();
    if (!box) throw new Error('the row is not shown');
    await swipe(box.x + box.width - 12, box.y + 24, 60);
    await expect(rows(part).nth(1)).toContainText(imagines);
    const scrolled = await page.evaluate(() => scrollY);
    const low = await grab(part, studies).boundingBox();
    if (!low) throw new Error('the row is not shown');
    await swipe(low.x + 80, low.y + 24, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
    await expect(rows(part).nth(6)).toContainText(studies);
  });
});

test.describe('a question', () => {
  test('is answered by a number key, and arrows only move the focus', async ({ page }) => {
    const part = await open(page, 'AnswerTiles');
    const group = part.getByRole('radiogroup').first();
    const tiles = group.getByRole('radio');
    await tiles.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(tiles.nth(1)).toBeFocused();
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.keyboard.press('3');
    await expect(tiles.nth(2)).toBeChecked();
    await page.keyboard.press('Space');
    await expect(tiles.nth(1)).toBeChecked();
    await tiles.nth(3).click();
    await expect(tiles.nth(3)).toBeChecked();
  });
});
