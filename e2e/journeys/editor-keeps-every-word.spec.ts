import { sectionNames } from '@palmares/domain/portfolio';
import type { BrowserContext, Page } from '@playwright/test';
import { goOffline, goOnline } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { chooseAction, closeItem } from '../steps/lists.ts';
import { newPerson, type Person } from '../steps/person.ts';
import { expectSaved, expectStoredOffline, writeMotto } from '../steps/portfolio.ts';
import { signIn } from '../steps/signed-in.ts';

const say = wordsIn('en');
const title = { motto: say('section_motto_title'), introduction: say('section_introduction_title') };

/** Gives each test its own athlete. Writing needs a session but no verified email. */
const withAthlete = test.extend<{ athlete: Person }>({
  athlete: [
    async ({ context, product }, use) => {
      const athlete = newPerson('en');
      await signIn(context, product, athlete);
      await use(athlete);
    },
    { auto: true },
  ],
});

/** Chunks loaded on demand: the forms of items, the parts that lists open, and the cropper. */
const onDemand = [
  ...['asked-fields', 'contact-form', 'document-form', 'performance-form', 'sport-form'],
  ...['crop-picture', 'item-sheet', 'question', 'row-menu', 'sorting'],
];

const openSection = async (page: Page, section: 'motto' | 'introduction' | 'sports-history', name: string) => {
  await page.goto(`/en/app/portfolio/edit/${section}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // Fields stay inert until the device's drafts are read.
  await expect(page.locator('[inert]')).toHaveCount(0);
};

const mottoIn = (page: Page) => page.getByLabel(say('motto_motto_label'), { exact: true });
const explanationIn = (page: Page) => page.getByLabel(say('motto_explanation_label'), { exact: true });

/** Opens a page as the same athlete on another device, with her session but without this browser's storage. */
const anotherDevice = async (here: BrowserContext, there: BrowserContext): Promise<Page> => {
  await there.addCookies(await here.cookies());
  return there.newPage();
};

withAthlete(
  'words typed offline survive closing the page and are sent when the connection returns',
  async ({ page, context, anotherBrowser }) => {
    await openSection(page, 'motto', title.motto);
    await goOffline(context);
    await mottoIn(page).fill('Typed in a tunnel');
    await explanationIn(page).fill('There was no signal at all.');
    await expectStoredOffline(page, say);
    await page.close();
    await goOnline(context);

    const again = await context.newPage();
    await openSection(again, 'motto', title.motto);
    await expect(mottoIn(again)).toHaveValue('Typed in a tunnel');
    await expectSaved(again, say);

    const elsewhere = await anotherDevice(context, await anotherBrowser());
    await openSection(elsewhere, 'motto', title.motto);
    await expect(mottoIn(elsewhere)).toHaveValue('Typed in a tunnel');
    await expect(explanationIn(elsewhere)).toHaveValue('There was no signal at all.');
  },
);

withAthlete(
  'a section that was not opened yet opens without the network once something was typed',
  async ({ page, context }) => {
    const dreams = page.getByLabel(say('vision_dreams_label'), { exact: true });
    // Makes room for each file of the editor twice: fetched and imported.
    await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
    await openSection(page, 'motto', title.motto);
    await mottoIn(page).fill('One more lap');
    await explanationIn(page).fill('There is always one more.');
    const codeHere = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''));
    const editorsHere = async () => (await codeHere()).filter((name) => name.startsWith('editor-')).length;
    await expect.poll(editorsHere).toBeGreaterThanOrEqual(sectionNames.length);
    await expect(async () => {
      const here = await codeHere();
      for (const part of onDemand) expect(here.some((name) => name.startsWith(part))).toBe(true);
    }).toPass();
    // The last file has run once the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await goOffline(context);
    await page
      .getByRole('link', { name: say('section_vision_title') })
      .last()
      .click();
    await dreams.fill('To play for the national team.');
    await page.getByLabel(say('vision_plan_label'), { exact: true }).fill('One more lap each day.');
    await expectStoredOffline(page, say);
    await page
      .getByRole('link', { name: say('section_contacts_title') })
      .last()
      .click();
    await page.getByRole('button', { name: say('contacts_add') }).click();
    await expect(page.getByLabel(say('contact_name_label'), { exact: true })).toBeVisible();
    await goOnline(context);
    await expectSaved(page, say);
  },
);

withAthlete('two tabs show the same words, and only one of them sends each change', async ({ page, context }) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('portfolio.editSection')) sent.push(request.postData() ?? '');
  });
  await openSection(page, 'motto', title.motto);
  const other = await context.newPage();
  await openSection(other, 'motto', title.motto);

  await mottoIn(other).fill('One more lap');
  await expect(mottoIn(page)).toHaveValue('One more lap');
  await explanationIn(page).fill('Said in the first tab.');
  await expect(explanationIn(other)).toHaveValue('Said in the first tab.');
  await expectSaved(page, say);
  await expectSaved(other, say);
  expect(new Set(sent).size).toBe(sent.length);

  await other.reload();
  await expect(mottoIn(other)).toHaveValue('One more lap');
  await expect(explanationIn(other)).toHaveValue('Said in the first tab.');
});

withAthlete('a command whose response was lost is sent again and written once', async ({ page, palmares }) => {
  await openSection(page, 'motto', title.motto);
  await page.route('**/api/trpc/portfolio.editSection*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await mottoIn(page).fill('Twice sent, once written');
  await expectStoredOffline(page, say);
  await page.unroute('**/api/trpc/portfolio.editSection*');
  await expectSaved(page, say);

  const athleteId = await page.evaluate(() => JSON.parse(localStorage.getItem('portfolioVersion') ?? '{}').athleteId);
  const history = await palmares('history', 'show', athleteId, '--json', '--kind', 'portfolio');
  const written = JSON.parse(history.stdout).entries.filter(({ event }: { event: string }) => event === 'MottoWritten');
  expect(written).toHaveLength(1);
});

withAthlete(
  'an incomplete section stays on the device and shows what is missing or refused in a text',
  async ({ page }) => {
    await openSection(page, 'introduction', title.introduction);
    const greeting = page.getByLabel(say('introduction_greetings_line1_label'), { exact: true });
    await greeting.fill('Hi, I’m Imani.');
    await expect(page.getByText(say('save_incomplete')).first()).toBeVisible();
    await page.reload();
    await expect(greeting).toHaveValue('Hi, I’m Imani.');

    await page.getByRole('button', { name: say('save_show_missing') }).click();
    const story = page.getByLabel(say('introduction_intro_label'), { exact: true });
    await expect(story).toBeFocused();
    await expect(story).toHaveAttribute('aria-invalid', 'true');
    await story.fill('I run the 400.\nCaptain\u0007');
    await expect(page.getByText(say('save_short_to_fix'))).toBeVisible();
    const sent = page.waitForRequest(/portfolio\.editSection/);
    await story.fill('I run the 400.\n\uf0b7\tCaptain\u000b\u200eMVP');
    expect((await sent).postData()).toContain('I run the 400.\\n• Captain\\nMVP');
    await expectSaved(page, say);
    await expect(story).not.toHaveAttribute('aria-invalid', 'true');
  },
);

withAthlete('a refusal by the server keeps what was typed and says why', async ({ page }) => {
  await openSection(page, 'motto', title.motto);
  await page.route('**/api/trpc/portfolio.editSection*', (route) =>
    route.fulfill({
      contentType: 'application/json',
      json: { result: { data: { json: { ok: false, refusal: { code: 'characters_invalid', field: 'motto' } } } } },
    }),
  );
  await mottoIn(page).fill('Refused for a test');
  await expect(page.getByText(say('refusal_characters_invalid'))).toBeVisible();
  await expect(page.getByText(say('save_refused')).first()).toBeVisible();
  await page.unroute('**/api/trpc/portfolio.editSection*');
  await page.reload();
  await expect(mottoIn(page)).toHaveValue('Refused for a test');

  await mottoIn(page).fill('Written otherwise');
  await expectSaved(page, say);
  await expect(page.getByText(say('refusal_characters_invalid'))).toBeHidden();
});

withAthlete(
  'one section written on two devices shows both versions, and the athlete takes a row of each',
  async ({ page, context, anotherBrowser }) => {
    await writeMotto(page, 'en');
    const there = await anotherBrowser();
    const other = await anotherDevice(context, there);
    await openSection(other, 'motto', title.motto);
    await openSection(page, 'motto', title.motto);

    await goOffline(there);
    await mottoIn(other).fill('From the bus');
    await explanationIn(other).fill('I wrote it on the way.');
    await expectStoredOffline(other, say);
    await mottoIn(page).fill('From home');
    await explanationIn(page).fill('I wrote it at the table.');
    await expectSaved(page, say);

    await goOnline(there);
    await expect(other.getByRole('heading', { name: say('conflict_title') })).toBeVisible();
    const panel = other.getByRole('region', { name: say('conflict_title') });
    await other.getByRole('button', { name: say('save_compare') }).click();
    await expect(panel).toBeFocused();
    await expect(panel.getByText('From the bus')).toBeVisible();
    await expect(panel.getByText('From home')).toBeVisible();
    await expectAccessible(other);

    const mottos = panel.getByRole('group', { name: say('motto_motto_label'), exact: true });
    await expect(mottos.getByRole('radio', { name: say('conflict_mine') })).toBeChecked();
    await mottos.getByRole('radio', { name: say('conflict_mine') }).press('ArrowDown');
    await expect(mottos.getByRole('radio', { name: say('conflict_theirs') })).toBeChecked();
    await panel.getByRole('button', { name: say('conflict_choose') }).click();
    await expect(mottoIn(other)).toHaveValue('From home');
    await expect(explanationIn(other)).toHaveValue('I wrote it on the way.');
    await expectSaved(other, say);
    await page.reload();
    await expect(mottoIn(page)).toHaveValue('From home');
    await expect(explanationIn(page)).toHaveValue('I wrote it on the way.');
  },
);

withAthlete('different sections written on two devices do not conflict', async ({ page, context, anotherBrowser }) => {
  const other = await anotherDevice(context, await anotherBrowser());
  await openSection(page, 'motto', title.motto);
  await openSection(other, 'introduction', title.introduction);
  await mottoIn(page).fill('Run your own lane.');
  await other.getByLabel(say('introduction_greetings_line1_label'), { exact: true }).fill('Hi, I’m Imani.');
  await other.getByLabel(say('introduction_intro_label'), { exact: true }).fill('I run the 400.');
  await expectSaved(page, say);
  await expectSaved(other, say);
  await expect(page.getByRole('heading', { name: say('conflict_title') })).toBeHidden();
});

withAthlete(
  'an empty form says so; items are sorted by keyboard and by a drag that begins before its code is loaded, and removed with undo',
  async ({ page }) => {
    await openSection(page, 'sports-history', say('section_sports_history_title'));
    const links = page.getByRole('region', { name: say('links_title') });
    const add = links.getByRole('button', { name: say('links_add') });
    const name = links.getByLabel(say('link_name_label'), { exact: true });
    const done = links.getByRole('button', { name: say('list_done') });
    await add.click();
    await expect(name).toBeFocused();
    await done.click();
    await expect(links.getByText(say('list_empty_form'))).toBeVisible();
    for (const title of ['First', 'Second']) {
      await name.fill(title);
      const address = links.getByLabel(say('link_url_label'), { exact: true });
      await address.fill(`example.com/${title}`);
      await address.blur();
      await expect(address).toHaveValue(`https://example.com/${title}`);
      await done.click();
      await expect(links.getByRole('button', { name: title, expanded: false })).toBeFocused();
      if (title === 'First') await add.click();
    }
    const order = links.getByRole('listitem');
    await expect(order).toContainText(['First', 'Second']);

    await chooseAction(page, say, 'Second', 'list_move_up');
    await expect(order).toContainText(['Second', 'First']);
    const second = links.getByRole('button', { name: say('list_drag', { name: 'Second' }) });
    await second.press('Space');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(async () => {
      await second.press('ArrowDown');
      const announcement = page.getByText(say('list_moved_over', { name: 'Second', place: 2, count: 2 }));
      await expect(announcement).toBeAttached({ timeout: 1000 });
    }).toPass();
    await second.press('Space');
    await expect(order).toContainText(['First', 'Second']);

    const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
    await page.route(/sorting/u, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.reload();
    const first = links.getByRole('button', { name: say('list_drag', { name: 'First' }) });
    await first.hover();
    await page.mouse.down();
    press();
    await expect(async () => {
      const { x, y } = (await order.last().boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 30, y + 20, { steps: 5 });
      await page.mouse.move(x + 30, y + 40, { steps: 5 });
      // The drag must have reached the other item before it is dropped.
      const announcement = page.getByText(say('list_moved_over', { name: 'First', place: 2, count: 2 }));
      await expect(announcement).toBeAttached({ timeout: 1000 });
    }).toPass();
    await page.mouse.up();
    await expect(order).toContainText(['Second', 'First']);

    await chooseAction(page, say, 'Second', 'list_remove_confirm');
    const question = page.getByRole('alertdialog', { name: say('list_remove_title', { name: 'Second' }) });
    await question.getByRole('button', { name: say('list_remove_confirm') }).click();
    await expect(order).toContainText(['First']);
    await expect(order).toHaveCount(1);
    await page.getByRole('button', { name: say('undo'), exact: true }).click();
    await expect(order).toContainText(['Second', 'First']);
  },
);

withAthlete('on a phone an item opens in a sheet, and each way to close it keeps its words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSection(page, 'sports-history', say('section_sports_history_title'));
  const links = page.getByRole('region', { name: say('links_title') });
  const add = links.getByRole('button', { name: say('links_add') });
  const row = (name: string) => links.getByRole('button', { name, expanded: false });
  const sheet = page.getByRole('dialog');
  const field = (label: string) => sheet.getByLabel(say(label), { exact: true });
  const another = sheet.getByRole('button', { name: say('list_another') });

  await add.press('Enter');
  await expect(field('link_name_label')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await expect(links.getByRole('listitem')).toHaveCount(0);

  await add.press('Enter');
  await another.click();
  await expect(sheet.getByText(say('list_empty_form'))).toBeVisible();
  for (const name of ['First', 'Second']) {
    await field('link_name_label').fill(name);
    await field('link_name_label').press('Tab');
    await field('link_url_label').fill(`https://example.com/${name}`);
    await another.click();
    await expect(field('link_name_label')).toHaveValue('');
    await expect(field('link_name_label')).toBeFocused();
  }
  await field('link_name_label').fill('Third');
  await page.keyboard.press('Escape');
  await expect(row('Third')).toBeFocused();
  await expect(row('Third')).toContainText(say('list_on_device'));
  await expect(row('Second')).not.toContainText(say('list_on_device'));

  await row('First').press('Enter');
  await field('link_name_label').fill('Rankings');
  const title = sheet.getByRole('heading', { name: 'Rankings' });
  // Waits until the sheet has stopped moving.
  await title.hover();
  const head = await title.boundingBox();
  if (!head) throw new Error('The sheet has no title.');
  await page.mouse.move(head.x + 20, head.y + 10);
  await page.mouse.down();
  await page.mouse.move(head.x + 20, head.y + 110, { steps: 5 });
  await page.mouse.up();
  await expect(sheet).toBeHidden();
  await expect(row('Rankings')).toBeFocused();
  await page.reload();
  await expect(links.getByRole('listitem')).toContainText(['Rankings', 'Second', 'Third']);
});

withAthlete('an item can be moved and removed offline, also before its menu was loaded', async ({ page, context }) => {
  await openSection(page, 'sports-history', say('section_sports_history_title'));
  const links = page.getByRole('region', { name: say('links_title') });
  await page.route(/row-menu|question/u, (route) => route.abort());
  await links.getByRole('button', { name: say('links_add') }).click();
  await links.getByLabel(say('link_name_label'), { exact: true }).fill('Rankings 2026');
  await closeItem(page, say);
  await goOffline(context);
  await links.getByRole('button', { name: say('list_actions', { name: 'Rankings 2026' }) }).press('Enter');
  const actions = links.getByRole('group', { name: say('list_actions', { name: 'Rankings 2026' }) });
  await actions.getByRole('button', { name: say('list_remove_confirm') }).press('Enter');
  await expect(links.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: say('undo'), exact: true }).click();
  await expect(links.getByRole('listitem')).toContainText(['Rankings 2026']);
});

withAthlete(
  'the teams of the last season fill an empty one, a suggestion fills its field, and a number is read',
  async ({ page }) => {
    await openSection(page, 'sports-history', say('section_sports_history_title'));
    const [now, before] = await page.getByRole('tab').all();
    if (!now || !before) throw new Error('The form has fewer than two seasons.');
    const season = (await before.textContent()) ?? '';
    const sports = page.getByRole('region', { name: say('sports_title') });
    const copy = sports.getByRole('button', { name: say('sports_copy', { season }) });
    await expect(copy).toBeHidden();
    await before.click();
    await sports.getByRole('button', { name: say('sports_add') }).click();
    await sports.getByRole('combobox', { name: say('sport_sport_label') }).fill('Ice hockey');
    await page.getByRole('option', { name: 'Ice hockey', exact: true }).click();
    await closeItem(page, say);
    await now.click();
    await copy.click();
    await expect(sports.getByRole('listitem')).toContainText(['Ice hockey']);
    await page.getByRole('button', { name: say('undo'), exact: true }).click();
    await expect(sports.getByRole('listitem')).toHaveCount(0);
    await copy.click();
    await expect(sports.getByRole('listitem')).toContainText(['Ice hockey']);

    const performances = page.getByRole('region', { name: say('performances_title') });
    await performances.getByRole('button', { name: say('performances_add') }).click();
    const event = performances.getByLabel(say('performance_event_label'), { exact: true });
    const result = performances.getByLabel(say('performance_result_label'), { exact: true });
    const suggestions = performances.getByRole('list', { name: say('list_suggestions') });
    const goals = suggestions.getByRole('button', { name: 'Goals', exact: true });
    await goals.click();
    await expect(event).toHaveValue('Goals');
    await expect(goals).toHaveAttribute('aria-pressed', 'true');
    await expect(result).toHaveAttribute('inputmode', 'decimal');
    await event.fill('Plus/minus');
    await expect(result).not.toHaveAttribute('inputmode');

    await result.fill('A long skate');
    await performances.getByLabel(say('metric_label')).selectOption('distance');
    const figure = performances.getByLabel(say('metric_value_label'), { exact: true });
    await figure.fill('1,500');
    await expect(performances.getByText('= 1500\u00a0m')).toBeVisible();
    await closeItem(page, say);
    await expect(performances.getByRole('listitem')).toContainText(['1500\u00a0m']);
  },
);

withAthlete(
  'words that waited for a log-in are sent from the first page opened after it',
  async ({ page, context, athlete }) => {
    await openSection(page, 'motto', title.motto);
    const session = (await context.cookies()).filter(({ name }) => name === 'accessToken');
    await context.clearCookies({ name: 'accessToken' });
    await mottoIn(page).fill('Typed after the session ended');
    await expect(page.getByText(say('save_signed_out')).first()).toBeVisible();
    expect(session).toHaveLength(1);

    await page.goto('/en/auth');
    await page.getByLabel(say('log_in_email_label'), { exact: true }).fill(athlete.email);
    await page.getByLabel(say('log_in_password_label'), { exact: true }).fill(athlete.password);
    const sent = page.waitForResponse((response) => response.url().includes('portfolio.editSection') && response.ok());
    await page
      .getByRole('main')
      .getByRole('button', { name: say('log_in_submit') })
      .click();
    await sent;
  },
);

withAthlete('a full list says so and accepts no more items', async ({ page }) => {
  await openSection(page, 'sports-history', say('section_sports_history_title'));
  const sports = page.getByRole('region', { name: say('sports_title') });
  const add = sports.getByRole('button', { name: say('sports_add') });
  await add.click();
  await expectSaved(page, say);
  await sports.getByLabel(say('sport_team_label'), { exact: true }).fill('Laval');
  await expect(page.getByText(say('save_short_incomplete'))).toBeVisible();
  await expect(sports.getByText(say('list_maximum'))).toBeHidden();
  await add.click();
  await expect(sports.getByText(say('list_maximum'))).toBeVisible();
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.press('Enter');
  await expect(sports.getByRole('listitem')).toHaveCount(2);
});

withAthlete(
  'a sport that is not in the catalogue matches nothing; another one asks before it clears level and position, which undo brings back',
  async ({ page }) => {
    await openSection(page, 'sports-history', say('section_sports_history_title'));
    const sports = page.getByRole('region', { name: say('sports_title') });
    const box = (label: string) => sports.getByRole('combobox', { name: label });
    const choose = async (label: string, choice: string) => {
      await box(label).fill(choice);
      const list = page.getByRole('listbox', { name: label });
      await list.getByRole('option', { name: choice, exact: true }).click();
    };
    await sports.getByRole('button', { name: say('sports_add') }).click();
    await box(say('sport_sport_label')).fill('quidditch');
    await expect(page.getByRole('status').filter({ hasText: say('combobox_empty') })).toBeVisible();
    await choose(say('sport_sport_label'), 'Ice hockey');
    await choose(say('sport_category_label'), 'U18 AA');
    await choose(say('sport_axis_position'), 'Other');
    await sports.getByLabel(say('sport_position_other_label'), { exact: true }).fill('Rover');
    await expectSaved(page, say);

    const question = page.getByRole('alertdialog', { name: say('sport_change_sport_title', { sport: 'Swimming' }) });
    await choose(say('sport_sport_label'), 'Swimming');
    await expect(question).toContainText(say('sport_change_text', { lost: 'U18 AA and Rover' }));
    await question.getByRole('button', { name: say('list_remove_cancel') }).click();
    await expect(box(say('sport_sport_label'))).toHaveValue('Ice hockey');
    await expect(box(say('sport_category_label'))).toHaveValue('U18 AA');

    await choose(say('sport_sport_label'), 'Swimming');
    await question.getByRole('button', { name: say('sport_change_confirm') }).click();
    await expect(box(say('sport_category_label'))).toHaveValue('');
    await page.getByRole('button', { name: say('undo'), exact: true }).click();
    await expect(box(say('sport_category_label'))).toHaveValue('U18 AA');
    await expect(sports.getByLabel(say('sport_position_other_label'), { exact: true })).toHaveValue('Rover');
  },
);
