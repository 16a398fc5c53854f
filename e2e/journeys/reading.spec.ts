import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { waitForScripts } from '../steps/scripts.ts';

test('a visitor finds an article by its title and reads on', async ({ page }) => {
  const say = wordsIn('fr-ca');
  const found = 'Comment obtenir un numéro NCAA';
  await page.goto('/fr-ca');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('footer_blog'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('blog_title') })).toBeVisible();
  await waitForScripts(page, 'fr-ca');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(7);
  await page.getByRole('searchbox', { name: say('blog_search_label') }).fill('curling');
  await expect(page.getByRole('status').filter({ hasText: say('combobox_empty') })).toBeVisible();
  await page.getByRole('searchbox', { name: say('blog_search_label') }).fill('numero');
  await expect(titles).toHaveText([found]);
  await page.getByRole('link', { name: found }).click();
  await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible();

  await page.getByText(say('blog_article_contents')).click();
  const part = page
    .getByRole('navigation', { name: say('blog_article_contents') })
    .getByRole('link')
    .nth(2);
  const title = await part.innerText();
  await part.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2, name: say('blog_article_related') })).toBeVisible();
});

test('an address of an answer opens it, and questions are searched', async ({ page }) => {
  const say = wordsIn('en');
  const question = 'How do I cancel?';
  await page.goto('/en/faqs#cancel');
  const answer = page.locator('details').filter({ hasText: question });
  await expect(answer).toHaveAttribute('open', '');
  await expect(page.getByRole('heading', { level: 3, name: question })).toBeInViewport();
  await waitForScripts(page, 'en');
  const field = page.getByRole('searchbox', { name: say('faqs_search_label') });
  const questions = page.getByRole('main').getByRole('heading', { level: 3 });
  const all = await questions.count();
  await field.fill('stripe');
  await expect(questions).not.toHaveCount(all);
  await expect(questions.first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL('/en/faqs?q=stripe');
  await expect(field).toHaveValue('stripe');
  await expect(questions).not.toHaveCount(all);
  await waitForScripts(page, 'en');
  await field.fill('');
  await expect(questions).toHaveCount(all);
});

test('an article is sent by email, as a link or by the device', async ({ page, baseURL }) => {
  const say = wordsIn('fr-ca');
  const address = '/fr-ca/blog/emailing-a-coach';
  await page.goto(address);
  await waitForScripts(page, 'fr-ca');
  const mail = await page.getByRole('link', { name: say('share_send_mail') }).getAttribute('href');
  expect(new URL(mail ?? '').searchParams.get('body')).toBe(`${baseURL}${address}`);
  await page.getByRole('button', { name: say('share_copy_link') }).click();
  await expect(page.getByRole('status').filter({ hasText: say('share_copied_link') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${address}`);

  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(navigator, { share: async (data: ShareData) => shared.push(data), shared });
  });
  await page.goto(`${address}?utm_source=mail`);
  await waitForScripts(page, 'fr-ca');
  await page.getByRole('button', { name: say('share_send_native') }).click();
  expect(await page.evaluate(() => Reflect.get(navigator, 'shared'))).toEqual([
    { title: await page.title(), url: `${baseURL}${address}` },
  ]);
});

test('an address of an answer opens it without a script', async ({ anotherBrowser }) => {
  const page = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
  await page.goto('/fr-ca/faqs#delete-account');
  const answer = page.locator('#delete-account');
  await expect(answer).toBeVisible();
  await expect(page.locator('details').filter({ has: answer }).getByRole('heading', { level: 3 })).toBeInViewport();
});
