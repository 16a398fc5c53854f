import { expect, test } from '../fixtures/test.ts';
import { languages, wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';

const french = ' (français)';
const names = { en: 'Nora Whitcombe', 'fr-ca': 'Jade Pelletier-Roy' };

test('a scout sees the best stats first, and reaches the seasons by the table of contents', async ({ page, demo }) => {
  const say = wordsIn('en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(demo.link);
  await expect(page.getByRole('heading', { level: 1, name: names.en })).toBeVisible();
  await expect(page.getByText('.931', { exact: true }).first()).toBeInViewport();
  const contents = page.getByRole('navigation', { name: say('portfolio_contents_label') });
  const season = contents.getByRole('link', { name: /^\d{4}–\d{4}$/ }).last();
  const year = await season.innerText();
  await season.click();
  await expect(page.getByRole('heading', { level: 3, name: year })).toBeInViewport();
});

test('a phone’s first screen has the whole card, whose film stays at the thumb below it, and plays on the page', async ({
  page,
  demo,
}) => {
  const say = wordsIn('fr-ca');
  const requested: string[] = [];
  await page.route('https://player.vimeo.com/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '' });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(demo[`link${french}`]);
  const portfolio = page.getByRole('article');
  const film = { name: say('portfolio_action_film') };
  const bar = page.getByRole('navigation', { name: say('portfolio_actions_label') });
  for (const part of [
    portfolio.getByRole('heading', { level: 1, name: names['fr-ca'] }),
    portfolio.getByText('5\u00a0pi\u00a010').first(),
    portfolio.getByText('1:02,84', { exact: true }).first(),
    portfolio.getByRole('link', film),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeHidden();

  const end = page.getByText(say('shared_footer', { name: 'Jade' }));
  await end.scrollIntoViewIfNeeded();
  await expect(bar.getByRole('link', film)).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    await page.keyboard.press('End');
    const [words, actions] = [await end.boundingBox(), await bar.boundingBox()];
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(actions?.y ?? 0);
  }).toPass();

  expect(requested).toEqual([]);
  await bar.getByRole('link', film).click();
  await expect(portfolio.locator('iframe')).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: say('portfolio_highlights_title') })).toBeInViewport();
  expect(requested).toHaveLength(1);
  expect(page.context().pages()).toHaveLength(1);
});

test('a scout without JavaScript opens an older season, and reads on', async ({ browser, demo }) => {
  const say = wordsIn('en');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(demo.link);
  const older = page.getByText('Goals-against average').last();
  await expect(older).toBeHidden();
  await page
    .getByRole('heading', { level: 3, name: /^\d{4}–\d{4}$/ })
    .nth(1)
    .click();
  await expect(older).toBeVisible();
  const story = page.getByRole('region', { name: say('portfolio_introduction_title') });
  const height = async () => (await story.boundingBox())?.height ?? 0;
  const clamped = await height();
  await story.getByText(say('portfolio_read_more'), { exact: true }).click();
  await expect.poll(height).toBeGreaterThan(clamped);
  await context.close();
});

test('the pages that a scout may see have no accessibility violation in either theme', async ({
  page,
  demo,
  product,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const say = wordsIn('fr-ca');
  const titles = {
    [demo[`link${french}`]]: names['fr-ca'],
    [demo[`protected link${french}`]]: say('shared_passcode_title'),
    [new URL('/fr-ca/athletes/never-was', product.url).href]: say('shared_not_public_title'),
  };
  for (const [address, name] of Object.entries(titles)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectAccessible(page);
  }
});

test('the sixth digit sends the passcode once, whatever is pressed after it', async ({ page, demo }) => {
  const say = wordsIn('en');
  const { promise: pressed, resolve: answer } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/passcode', async (route) => {
    sent += 1;
    await pressed;
    await route.continue();
  });
  await page.goto(demo['protected link']);
  const field = page.getByLabel(say('shared_passcode_label'), { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type(demo.passcode);
  await expect.poll(() => sent).toBe(1);
  for (const key of ['Enter', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: names.en })).toBeVisible();
  expect(sent).toBe(1);
});

for (const language of languages) {
  test(`a photo that does not load says so, and is shown once it arrives: ${language}`, async ({ page, demo }) => {
    const say = wordsIn(language);
    const address = demo[language === 'en' ? 'link' : `link${french}`];
    const isPhoto = '**/api/shared/*';
    await page.route(isPhoto, (route) => route.abort());
    await page.goto(address);
    const missing = page.getByRole('status').filter({ hasText: say('error_image_not_found') });
    await expect(missing).toBeVisible();
    await expectAccessible(page);
    await page.unroute(isPhoto);
    await page.getByRole('button', { name: say('error_page_retry') }).press('Enter');
    await expect(
      page.getByRole('img', { name: say('portfolio_picture_alt', { name: names[language] }) }),
    ).toBeVisible();
    await expect(missing).toBeHidden();
  });
}
