import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { newPerson } from '../steps/person.ts';
import { untilRead, withholdScripts } from '../steps/scripts.ts';
import { givePlan } from '../steps/set-up.ts';
import { signIn, signInVerified } from '../steps/signed-in.ts';

test('a page keeps its scripts in a template, so that it is painted before they load', async ({ request }) => {
  for (const path of ['/en', '/fr-ca/auth', '/en/no-such-page']) {
    const page = await (await request.get(path)).text();
    const [shown = '', kept = ''] = page.split('<template>');
    expect(shown).toContain('<main');
    expect(shown).not.toMatch(/modulepreload|type="module"/);
    expect(kept).toMatch(
      /^(?:<link rel="modulepreload"[^>]*>)*<script type="module"[^>]*src="[^"]+"[^>]*><\/script>(?:<div role="alert" data-too-old.*<\/div>)?<\/template>/,
    );
  }
});

test('a name typed before the scripts load is kept, and so is what was typed on an earlier visit', async ({ page }) => {
  const [firstName, lastName] = [page.getByLabel('First name'), page.getByLabel('Last name')];
  const letFirstCome = await withholdScripts(page);
  await page.goto('/en/auth/sign-up', untilRead);
  await firstName.fill('Léa');
  await lastName.fill('Tremblay');
  letFirstCome();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sign_up_draft'))).toContain('Tremblay');

  const letNextCome = await withholdScripts(page);
  await page.goto('/en/auth/sign-up', untilRead);
  await firstName.fill('Zoé');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  letNextCome();
  await expect(lastName).toHaveValue('Tremblay');
  await expect(firstName).toHaveValue('Zoé');
  await page.reload();
  await expect(lastName).toHaveValue('Tremblay');
  await expect(firstName).toHaveValue('Zoé');
});

test('a code typed before the scripts load is checked once', async ({ page, context, product }) => {
  await signIn(context, product, newPerson('en'));
  const checked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('account.verifyEmail')) checked.push(request.url());
  });
  const letScriptsCome = await withholdScripts(page);
  await page.goto('/en/auth/verify-email', untilRead);
  await page.getByLabel('6-digit code').fill('000000');
  letScriptsCome();
  await expect(page.getByLabel('6-digit code')).toHaveValue('');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  expect(checked).toHaveLength(1);
});

test('a link is made with the options chosen before the scripts loaded', async ({ page, context, product }) => {
  const say = wordsIn('fr-ca');
  await givePlan(product, await signInVerified(context, product, newPerson('fr-ca')));
  const letScriptsCome = await withholdScripts(page);
  await page.goto('/fr-ca/app/portfolio/share', untilRead);
  await page.getByLabel(say('share_label_label'), { exact: true }).fill('Cégep de Rimouski');
  await page.getByLabel(say('share_passcode_label'), { exact: true }).fill('482915');
  await page.getByText(say('share_options_title')).click();
  await page.getByLabel(say('share_expiry_label'), { exact: true }).selectOption('30');
  letScriptsCome();
  await page.getByRole('button', { name: say('share_make'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('share_celebration_title') })).toBeFocused();
  await expect(page.getByLabel(say('shared_passcode_label'), { exact: true })).toHaveValue('482915');
  await expect(page.getByLabel(say('share_copy_link_field'), { exact: true })).toHaveValue(/\/athletes\//u);
  await page.getByRole('button', { name: say('share_next_message') }).click();
  const links = page.getByRole('region', { name: say('share_links_title') });
  await expect(links.getByRole('rowheader', { name: 'Cégep de Rimouski' })).toBeVisible();
  await expect(page.getByLabel(say('shared_passcode_label'), { exact: true })).toHaveValue('482915');

  const again = await withholdScripts(page);
  await page.reload(untilRead);
  const subject = page.getByLabel(say('share_subject_label'), { exact: true });
  const message = page.getByLabel(say('share_message_label'), { exact: true });
  await expect(subject).not.toHaveValue('');
  await expect(subject).not.toBeEditable();
  await expect(message).not.toBeEditable();
  again();
  await message.fill('Bonjour,');
  await subject.fill('Gardienne');
  await page.reload();
  await expect(message).toHaveValue('Bonjour,');
  await expect(subject).toHaveValue('Gardienne');
});
