import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { languages, wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { waitForScripts } from '../steps/scripts.ts';

const groups = [
  'actions',
  'forms',
  'choices',
  'feedback',
  'layout',
  'navigation',
  'overlays',
  'charts',
  'drawings',
  'portfolio',
  'identity',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns the titles of the exhibits that contain a focusable control. */
const withControls = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return [...main.querySelectorAll('section[aria-labelledby]')]
      .filter((section) =>
        [...section.querySelectorAll<HTMLElement>(reachable)].some(
          (control) =>
            control.tabIndex >= 0 &&
            !control.matches(':disabled') &&
            control.checkVisibility() &&
            !control.closest('[inert]'),
        ),
      )
      .flatMap((section) => section.querySelector(':scope > h2')?.textContent ?? []);
  });

interface Focused {
  readonly exhibit: string | null;
  readonly isShown: boolean;
  readonly isLast: boolean;
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const exhibit = element?.closest('main > section[aria-labelledby]')?.querySelector(':scope > h2')?.textContent;
    return {
      exhibit: exhibit ?? null,
      isShown: element?.matches(':focus-visible') ?? false,
      isLast: element === document.body || element === null,
    };
  });

/** Presses Tab until the focus leaves the page. Returns the focused element after each press. */
const walk = async (page: Page): Promise<readonly Focused[]> => {
  const steps: Focused[] = [];
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    const step = await focused(page);
    if (step.isLast) return steps;
    steps.push(step);
  }
  throw new Error('The Tab key never leaves the page');
};

for (const [place, group] of groups.entries())
  test(`${group}: every part in every state is accessible in both themes and reachable by keyboard`, async ({
    page,
  }) => {
    test.slow();
    const language = languages[place % languages.length] ?? 'en';
    await page.goto(`/_ui/${language}/${group}`);
    await expect(page.getByRole('heading', { level: 1, name: group })).toBeVisible();
    await waitForScripts(page, language);
    await expectAccessible(page);
    const steps = await walk(page);
    expect(new Set(steps.flatMap(({ exhibit }) => exhibit ?? []))).toEqual(new Set(await withControls(page)));
    expect(steps.filter(({ isShown }) => !isShown)).toEqual([]);
  });

test('the gallery lists every group, and an unknown group is a 404', async ({ page }) => {
  await page.goto('/_ui/en');
  const links = page.getByRole('navigation', { name: wordsIn('en')('gallery_groups_label') }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual(expect.arrayContaining(groups));
  expect((await page.goto('/_ui/en/none'))?.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a cut text opens, and is whole on paper', async ({ page }) => {
    await page.goto('/_ui/en/layout');
    const exhibit = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: 'ReadMore', exact: true }) });
    const text = exhibit.locator('[style*="--lines"]').first();
    const hidden = () => text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(await hidden()).toBeGreaterThan(0);
    await exhibit.getByText('Read on').first().click();
    expect(await hidden()).toBe(0);
    await exhibit.getByText('Show less').first().click();
    expect(await hidden()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await hidden()).toBe(0);
    await expect(exhibit.getByText('Read on').first()).toBeHidden();
  });
});

for (const width of [320, 360, 390, 414, 768, 1024, 1280, 1440])
  test(`no name on a player card breaks inside a word at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/_ui/fr-ca/portfolio');
    await page.evaluate(() => document.fonts.ready);
    const broken = await page.locator('main header h3').evaluateAll((names) =>
      names.flatMap((name) => {
        const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const card = name.closest('header')?.getBoundingClientRect().right ?? 0;
            const parts = [...range.getClientRects()];
            if (parts.length > 1 || parts.some(({ right }) => right > card)) words.push(word);
          }
        return words;
      }),
    );
    expect(broken).toEqual([]);
  });
