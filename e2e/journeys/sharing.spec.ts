import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { newPerson } from '../steps/person.ts';
import { texts } from '../steps/portfolio.ts';
import { givePlan, introductionIn, writeLinks, writeSections } from '../steps/set-up.ts';
import { asPerson, chooseForLink, makeLink, openWithPasscode, type PublishedLink } from '../steps/share.ts';
import { signInVerified } from '../steps/signed-in.ts';

const say = wordsIn('fr-ca');
const coaches = Array.from({ length: 10 }, (_, each) => `Coach ${'ABCDEFGHIJ'[each]}énard`);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ownContact = {
  id: '5b1c0000-0000-4000-8000-000000000001',
  role: 'own',
  name: '',
  relation: '',
  organization: '',
  phone: '5145550123',
  email: '',
  permission: false,
} as const;

test('ten coaches open the links that were made for them, each with a message of its own', async ({
  page,
  context,
  product,
  playwright,
  anotherBrowser,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  const athleteId = await signInVerified(context, product, newPerson('fr-ca'));
  await writeSections(product, athleteId, { ...introductionIn('fr-ca'), contacts: { contacts: [ownContact] } });
  await givePlan(product, athleteId);
  await page.goto('/fr-ca/app/portfolio/share');
  await expect(page.getByRole('heading', { name: say('share_first_title') })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  const links: PublishedLink[] = [];
  for (const coach of coaches) links.push(await makeLink(page, 'fr-ca', coach));
  expect(new Set(links.map(({ url }) => url)).size).toBe(coaches.length);
  await expect(page.getByRole('rowheader')).toHaveCount(coaches.length);

  for (const link of links) {
    const coach = await playwright.request.newContext(asPerson);
    expect(await openWithPasscode(coach, link)).toContain(texts['fr-ca'].story);
    await coach.dispose();
  }
  await expect(async () => {
    await page.reload();
    for (const name of coaches)
      await expect(page.getByRole('row', { name })).toContainText(say('share_opened', { p: 'one', date: '' }), {
        timeout: 2000,
      });
  }).toPass();

  const [kept = '', off = '', shown = ''] = coaches;
  await chooseForLink(page, 'fr-ca', off, say('share_menu_off'));
  await expect(page.getByRole('row', { name: off })).toContainText(say('share_state_off'));
  await expect(page.getByRole('row', { name: kept })).toContainText(say('share_state_live'));

  await chooseForLink(page, 'fr-ca', shown, say('share_menu_edit'));
  await page.getByRole('checkbox', { name: say('section_contacts_title') }).check();
  await page.getByLabel(say('share_expiry_label'), { exact: true }).selectOption('7');
  await page.getByRole('button', { name: say('share_edit_save') }).click();
  await expect(page.getByText(say('share_edit_saved'))).toBeVisible();

  await chooseForLink(page, 'fr-ca', shown, say('share_menu_qr'));
  const drawing = page.getByRole('img', { name: say('share_qr_alt') });
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  await chooseForLink(page, 'fr-ca', kept, say('share_menu_message'));
  const message = page.getByLabel(say('share_message_label'), { exact: true });
  await expect(message).toHaveValue(/^Bonjour coach Aénard,/u);
  await message.fill('Mes mots');
  await chooseForLink(page, 'fr-ca', shown, say('share_menu_message'));
  await expect(message).toHaveValue(/^Bonjour coach Cénard,/u);
  await page.reload();
  await chooseForLink(page, 'fr-ca', kept, say('share_menu_message'));
  await expect(message).toHaveValue('Mes mots');
  await page.getByRole('button', { name: say('share_template_again') }).click();
  await expect(message).toHaveValue(/^Bonjour coach Aénard,/u);
  await page.getByRole('button', { name: say('undo') }).click();
  await expect(message).toHaveValue('Mes mots');

  await chooseForLink(page, 'fr-ca', kept, say('share_menu_replace'));
  await page.getByRole('button', { name: say('share_replace_confirm') }).click();
  await expect(page.getByText(say('share_replaced'))).toBeVisible();
  await expect(page.getByText(say('share_ended_title', { count: 1 }))).toBeVisible();
  const coach = await (await anotherBrowser()).newPage();
  expect((await coach.goto(links[0]?.url ?? ''))?.status()).toBe(404);
  await expectAccessible(page);
});

test('an athlete with a thousand links finds one, shows more and closes one', async ({ page, context, product }) => {
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  const athleteId = await signInVerified(context, product, newPerson('fr-ca'));
  await givePlan(product, athleteId);
  const labels = Array.from({ length: 1000 }, (_, nth) => `Coach Roy ${nth}`);
  await writeLinks(product, athleteId, ['Entraîneuse Chénard', ...labels.slice(1)]);
  await page.goto('/fr-ca/app/portfolio/share');
  const rows = page.getByRole('rowheader');
  const more = page.getByRole('button', { name: say('share_show_more') });
  await expect(rows).toHaveCount(20);
  await expectAccessible(page);

  await more.press('Enter');
  await expect(rows).toHaveCount(40);
  await expect(page.getByText(say('share_more_shown', { p: 'other', count: 20 }))).toBeAttached();
  await expect(rows.nth(20).locator(':focus')).toBeVisible();

  const search = page.getByLabel(say('share_search_label'), { exact: true });
  const found = (count: string) => page.getByText(say('share_search_results', { count, total: '1\u00a0000' }));
  await search.fill('roy');
  await expect(found('999')).toBeVisible();
  await expect(rows).toHaveCount(20);
  await search.fill('nobody');
  await expect(page.getByText(say('share_search_none'))).toBeVisible();
  await search.fill('CHENARD');
  await expect(found('1')).toBeVisible();
  await expect(rows).toHaveText([/Entraîneuse Chénard/u]);
  await expect(more).toHaveCount(0);
  await expectAccessible(page);

  const message = page.getByLabel(say('share_message_label'), { exact: true });
  await chooseForLink(page, 'fr-ca', 'Entraîneuse Chénard', say('share_menu_message'));
  await expect(message).toHaveValue(/^Bonjour coach Chénard,/u);

  await chooseForLink(page, 'fr-ca', 'Entraîneuse Chénard', say('share_link_revoke'));
  await page.getByRole('button', { name: say('share_link_revoke_confirm') }).click();
  await expect(page.getByText(say('share_ended_title', { count: 1 }))).toBeVisible();
  await expect(page.getByText(say('share_search_none'))).toBeVisible();
  await expect(search).toHaveValue('CHENARD');
  await page.getByRole('button', { name: say('share_search_clear') }).click();
  await expect(rows).toHaveCount(40);
});
