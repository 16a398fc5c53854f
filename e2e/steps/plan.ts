import { within } from '@palmares/db/testing';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { ProductUnderTest } from '../fixtures/product.ts';
import { type Language, wordsIn } from '../fixtures/words.ts';

/**
 * Label of the payment page's button. The page belongs to the Stripe simulator, so the product has no message for it.
 */
const pay: Readonly<Record<Language, string>> = { en: 'Pay', 'fr-ca': 'Payer' };

export const subscribe = async (page: Page, language: Language): Promise<void> => {
  const say = wordsIn(language);
  await page.goto(`/${language}/app/athlete-plan`);
  await page.getByRole('button', { name: say('plan_subscribe') }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: pay[language], exact: true }).click();
  await page.waitForURL(`**/${language}/app/athlete-plan**`);
  await expect(page.getByText(say('plan_celebration_title'))).toBeVisible({ timeout: within(20_000) });
};

/** Triggers now what Stripe does over time, for the newest subscription of this customer. Returns its id. */
export const stripeDoes = async (
  action: 'advance-period' | 'end' | 'fail-payment' | 'recover-payment',
  { request, product, email }: { request: APIRequestContext; product: ProductUnderTest; email: string },
): Promise<string> => {
  const customers = await request.get(`${product.stripeUrl}/v1/customers?email=${email}`, {
    headers: { authorization: 'Bearer sk_test_simulator' },
  });
  const [customer] = (await customers.json()).data;
  const { data: subscriptions } = await (await request.get(`${product.stripeUrl}/simulator/subscriptions`)).json();
  const { id } = subscriptions.find((candidate: { customer: string }) => candidate.customer === customer.id);
  await request.post(`${product.stripeUrl}/simulator/subscriptions/${id}/${action}`);
  return id;
};
