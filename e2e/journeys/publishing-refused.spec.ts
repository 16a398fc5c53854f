import { within } from '@palmares/db/testing';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { newPerson } from '../steps/person.ts';
import { stripeDoes, subscribe } from '../steps/plan.ts';
import { givePlan } from '../steps/set-up.ts';
import { chooseForLink, publishWithPasscode } from '../steps/share.ts';
import { signIn, signInVerified } from '../steps/signed-in.ts';

const say = wordsIn('en');

test('a visitor is sent to log in before sharing', async ({ page }) => {
  await page.goto('/en/app/portfolio/share');
  await expect(page).toHaveURL(/\/en\/auth\?next=/);
  await expect(page.getByRole('heading', { level: 1, name: say('log_in_title') })).toBeVisible();
});

test('an athlete with an unverified email can neither subscribe nor publish, and is asked to verify it', async ({
  page,
  product,
}) => {
  await signIn(page.context(), product, newPerson('en'));
  for (const path of ['/en/app/athlete-plan', '/en/app/portfolio/share']) {
    await page.goto(path);
    await expect(page.getByText(say('share_gate_email_title'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('plan_subscribe') })).toBeHidden();
    await expect(page.getByRole('button', { name: say('share_make') })).toBeHidden();
  }
});

test('without the plan an athlete cannot publish, and canceling a checkout charges nothing', async ({
  page,
  product,
}) => {
  const athlete = newPerson('en');
  await signInVerified(page.context(), product, athlete);
  await page.goto('/en/app/portfolio/share');
  await page.getByRole('link', { name: say('share_gate_plan_action') }).click();
  await page.getByRole('button', { name: say('plan_subscribe') }).click();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page.getByText(say('plan_canceled_title'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('plan_subscribe') })).toBeEnabled();
});

test('a link of a lapsed plan looks like an unknown one, and opens again with a new plan', async ({
  page,
  product,
  request,
  anotherBrowser,
}) => {
  const athlete = newPerson('en');
  await signInVerified(page.context(), product, athlete);
  await subscribe(page, 'en');
  const { url } = await publishWithPasscode(page, 'en', 'Coach Brodeur');
  const scout = await (await anotherBrowser()).newPage();
  expect((await scout.goto(url))?.status()).toBe(200);

  await stripeDoes('end', { request, product, email: athlete.email });

  await expect.poll(async () => (await scout.goto(url))?.status(), { timeout: within(20_000) }).toBe(404);
  const lapsed = await scout.getByRole('main').innerText();
  await scout.goto(url.replace(/[^/]+$/, 'AAAAAAAAAAAAAAAAAAAAAA'));
  expect(await scout.getByRole('main').innerText()).toBe(lapsed);
  expect(lapsed).toContain(say('shared_not_public_title'));

  await page.goto('/en/app/dashboard');
  await expect(page.getByText(say('dashboard_lapsed_title'))).toBeVisible();
  await page.goto('/en/app/portfolio/share');
  await expect(page.getByText(say('share_gate_suspended'))).toBeVisible();
  await subscribe(page, 'en');
  expect((await scout.goto(url))?.status()).toBe(200);
});

test('a closed link opens for nobody, and the others stay open', async ({ page, product, anotherBrowser }) => {
  await givePlan(product, await signInVerified(page.context(), product, newPerson('en')));
  const kept = await publishWithPasscode(page, 'en', 'Kept');
  const closed = await publishWithPasscode(page, 'en', 'Closed');
  await chooseForLink(page, 'en', 'Closed', say('share_link_revoke'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('share_link_revoke_confirm') })
    .click();
  await expect(page.getByText(say('share_link_revoked'))).toBeVisible();
  const scout = await (await anotherBrowser()).newPage();
  expect((await scout.goto(closed.url))?.status()).toBe(404);
  expect((await scout.goto(kept.url))?.status()).toBe(200);
});

test('a passcode form posted from another site is refused', async ({ request, demo }) => {
  const answer = await request.post(`${demo['protected link']}/passcode`, {
    form: { code: demo.passcode },
    headers: { origin: 'https://elsewhere.example' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
});

test('a webhook without a valid signature is refused with an empty body', async ({ request, product }) => {
  const answer = await request.post(`${product.url}/api/stripe/webhook`, {
    data: { id: 'evt_forged', type: 'customer.subscription.updated' },
    headers: { 'stripe-signature': 't=1,v1=00' },
  });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toBe('');
});
