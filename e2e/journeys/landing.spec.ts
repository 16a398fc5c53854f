import { phone } from '../fixtures/devices.ts';
import { expect, test } from '../fixtures/test.ts';
import { languages, wordsIn } from '../fixtures/words.ts';
import { newPerson } from '../steps/person.ts';
import { signIn } from '../steps/signed-in.ts';

const price = '5,99\u00a0$';
const say = wordsIn('fr-ca');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page says what it is for, who sees what, what it costs and where organizations write, and its card opens by keyboard', async ({
    page,
  }) => {
    await page.goto('/fr-ca');
    await expect(page.getByRole('heading', { level: 1, name: say('landing_title') })).toBeVisible();
    await expect(page.getByRole('figure', { name: say('landing_example_label') })).toContainText(
      say('landing_example_badge'),
    );
    for (const title of [
      say('landing_vision_title'),
      say('landing_tools_title'),
      say('landing_go_pro_title', { price }),
      say('landing_final_title'),
    ])
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(
      page.getByText(say('landing_go_pro_text', { price, currency: say('plan_currency_cad') })),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© 2024 Palmarès');
    await expect(page.getByRole('link', { name: say('landing_organizations_text') })).toHaveAttribute(
      'href',
      '/fr-ca/contact-us/partnership',
    );

    const card = page.getByRole('figure', { name: say('landing_example_label') });
    const words = card.getByText(say('landing_example_words'));
    await expect(card.getByText(say('landing_example_figure1'), { exact: true })).toBeVisible();
    await expect(words).toBeHidden();
    await card.getByText(say('landing_example_open')).locator('..').focus();
    await page.keyboard.press('Enter');
    await expect(words).toBeVisible();
    await expect(card.getByRole('link', { name: say('landing_example_whole') })).toHaveAttribute(
      'href',
      '/fr-ca/portfolio-demo-gate',
    );
  });

  test('the footer of a public page links to every part of the home page', async ({ page }) => {
    await page.goto('/fr-ca/no-such-page');
    const siteMap = page.getByRole('navigation', { name: say('footer_label') });
    for (const [link, title] of [
      [say('navigation_vision'), say('landing_vision_title')],
      [say('navigation_tools'), say('landing_tools_title')],
      [say('navigation_go_pro'), say('landing_go_pro_title', { price })],
    ] as const) {
      await siteMap.getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    }
  });
});

test('the bar of the home page fits the narrowest phone, logged in or not', async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const expectRoom = async () => {
    await page.goto('/fr-ca');
    await page.evaluate(() => document.fonts.ready);
    const bar = page.getByRole('banner').locator('a:visible, button:visible');
    const boxes = await bar.evaluateAll((controls) =>
      controls.map((control) => {
        const { left, right } = control.getBoundingClientRect();
        return { left, right, cut: control.scrollWidth - control.clientWidth };
      }),
    );
    const [logo, button, menu] = boxes;
    if (!logo || !button || !menu || boxes.length > 3) throw new Error(`The bar has ${boxes.length} controls`);
    expect(button.left - logo.right).toBeGreaterThanOrEqual(8);
    expect(button.right).toBeLessThanOrEqual(menu.left);
    expect(menu.right).toBeLessThanOrEqual(320);
    expect(boxes.map(({ cut }) => cut)).toEqual([0, 0, 0]);
  };
  await expectRoom();
  await signIn(page.context(), product, newPerson('fr-ca'));
  await expectRoom();
});

test.describe('on a phone', () => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

  for (const language of languages) {
    test(`the home page is at most 4,500 px long, in ${language}`, async ({ page }) => {
      const say = wordsIn(language);
      await page.goto(`/${language}`);
      const lastControl = page.getByRole('contentinfo').getByRole('button', { name: say('cookie_notice_reset') });
      await expect(lastControl).toBeEnabled();
      await page.evaluate(() => document.fonts.ready);
      for (const title of ['landing_vision_title', 'landing_tools_title', 'landing_final_title'])
        await expect(page.getByRole('heading', { level: 2, name: say(title) })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500);
    });
  }
});

test('the home page has metadata for its address, its languages and a preview picture', async ({ page, request }) => {
  await page.goto('/fr-ca');
  const origin = new URL(page.url()).origin;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/fr-ca`);
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', `${origin}/en`);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'fr_CA');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(new URL(picture ?? '', origin).pathname);
  expect(answer.headers()['content-type']).toBe('image/png');
});

test('the footer shows the cookie notice again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en');
  const notice = page.getByRole('region', { name: 'Essential cookies' });
  const readAgain = page.getByRole('contentinfo').getByRole('button', { name: 'Show cookie notice' });
  await expect(readAgain).toBeEnabled();
  await page.clock.fastForward(2400);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeHidden();
  await readAgain.press('Enter');
  await expect(notice).toBeVisible();
  const details = notice.getByText('We only use essential cookies');
  await expect(details).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(details).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(readAgain).toBeFocused();
});

test('a page that is enlarged to four times its size has all of its bar and of its table of who sees what', async ({
  page,
}) => {
  await page.setViewportSize({ width: 195, height: 422 });
  for (const address of ['/en/pricing', '/fr-ca/pricing']) {
    await page.goto(address);
    const right = await page
      .locator('header a:visible, header button:visible, main table')
      .evaluateAll((shown) => Math.max(...shown.map((element) => element.getBoundingClientRect().right)));
    expect(right).toBeLessThanOrEqual(195);
  }
});

test('a page loads its own scripts and fonts of this site only, and the next page loads its own', async ({ page }) => {
  const say = wordsIn('en');
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  const scripts = () => asked.filter(({ pathname }) => pathname.endsWith('.js')).length;
  await page.goto('/en');
  const fonts = await page.evaluate(async () =>
    [...(await document.fonts.ready)]
      .filter(({ family, status }) => family === 'Archivo' && status === 'loaded')
      .map(({ weight }) => weight),
  );
  expect(fonts).toContain('100 900');
  expect(asked.filter(({ pathname }) => pathname.endsWith('.woff2'))).not.toEqual([]);
  await expect.poll(scripts).toBeGreaterThan(0);
  const ofLanding = scripts();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('navigation_log_in') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('log_in_title') })).toBeVisible();
  // They load after the first paint.
  await expect.poll(scripts).toBeGreaterThan(ofLanding);
  expect([...new Set(asked.map(({ origin }) => origin))]).toEqual([new URL(page.url()).origin]);
});

test('links change their colors at once until the page has started', async ({ page }) => {
  const moves = () =>
    page
      .getByRole('main')
      .getByRole('link', { name: wordsIn('en')('landing_sign_up') })
      .first()
      .evaluate((link) => getComputedStyle(link).transitionProperty);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en', { waitUntil: 'commit' });
  expect(await moves()).toBe('none');
  letGo();
  await expect.poll(moves).toContain('background-color');
});
