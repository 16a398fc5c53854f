import { within } from '@palmares/db/testing';
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { newPerson } from '../steps/person.ts';
import { stripeDoes, subscribe } from '../steps/plan.ts';
import { signInVerified } from '../steps/signed-in.ts';

const subject = {
  begun: 'Ton forfait Athlète est actif',
  ending: 'Désabonnement confirmé : ton forfait reste actif jusqu’au',
  failed: 'Le paiement de ton forfait Athlète n’a pas abouti',
  ended: 'Ton forfait Athlète a pris fin',
};

const say = wordsIn('fr-ca');

test('an athlete subscribes, unsubscribes, resumes, fails to pay, pays, leaves, and comes back', async ({
  page,
  product,
  mail,
  request,
}) => {
  const athlete = newPerson('fr-ca');
  const { email } = athlete;
  const told = (expected: string) =>
    expect.poll(async () => (await mail.newestFor(email)).subject, { timeout: within(20_000) }).toContain(expected);
  const account = '/fr-ca/app/account';
  const plan = '/fr-ca/app/athlete-plan';
  // Reloads, because a page shows only what the projector had written when it was opened.
  const openUntil = (path: string, shown: Locator) =>
    expect(async () => {
      await page.goto(path);
      await expect(shown).toBeVisible({ timeout: within(1000) });
    }).toPass({ timeout: within(20_000) });
  const unsubscribe = page.getByRole('link', { name: say('plan_unsubscribe') });
  const resume = page.getByRole('button', { name: say('plan_resume') });

  await signInVerified(page.context(), product, athlete);
  await page.goto(plan);
  await expect(page.getByText(say('plan_card_caption'))).toBeVisible();
  await subscribe(page, 'fr-ca');
  await expect(page.getByRole('link', { name: say('plan_celebration_first') })).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('plan_state_active'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('plan_celebration_title'))).toBeHidden();
  await told(subject.begun);

  await openUntil(account, unsubscribe);
  await unsubscribe.click();
  await expect(page.getByRole('heading', { level: 1, name: say('plan_unsubscribe_title') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('plan_unsubscribe') }).click();
  await expect(page.getByText(say('plan_unsubscribed_title'))).toBeVisible();
  await told(subject.ending);

  await openUntil(account, resume);
  await resume.click();
  await expect(page.getByText(say('plan_resumed'))).toBeVisible();
  await expect(unsubscribe).toBeVisible();

  const stripe = { request, product, email };
  await stripeDoes('fail-payment', stripe);
  await told(subject.failed);
  await openUntil(plan, page.getByText(say('plan_state_failed_title')));
  await page.goto('/fr-ca/app/athlete-plan/unsubscribe');
  await page.getByRole('button', { name: say('plan_unsubscribe') }).click();
  await expect(page.getByText(say('plan_unsubscribed_overdue'))).toBeVisible();
  await openUntil(account, resume);
  await expect(page.getByText(say('plan_state_failed_title'))).toBeVisible();
  await resume.click();
  await expect(unsubscribe).toBeVisible();
  await stripeDoes('recover-payment', stripe);
  await openUntil(plan, page.getByText(say('plan_state_active'), { exact: true }));

  await stripeDoes('end', stripe);
  await told(subject.ended);
  const remove = page.getByRole('button', { name: say('account_subscription_remove_label', { date: '' }).trim() });
  await openUntil(account, remove);
  await expectAccessible(page);
  await remove.click();
  await expect(remove).toBeHidden();
  await expect(page.getByRole('heading', { name: say('account_plan_title') })).toBeFocused();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(say('account_plan_free'))).toBeVisible();
    await expect(remove).toBeHidden({ timeout: within(1000) });
  }).toPass({ timeout: within(20_000) });

  await subscribe(page, 'fr-ca');
  await openUntil(account, unsubscribe);
});
