import type { Page } from '@playwright/test';
import { devices } from '../fixtures/devices.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Language, wordsIn } from '../fixtures/words.ts';
import { signUp, verifyEmail } from '../steps/account.ts';
import { newPerson } from '../steps/person.ts';
import { subscribe } from '../steps/plan.ts';
import { addSeason, texts, writeIntroduction, writeMotto } from '../steps/portfolio.ts';
import { otherThan, personsBrowser, pressPasscodeButton, publishWithPasscode, typePasscode } from '../steps/share.ts';

const readsWholePortfolio = async (page: Page, language: Language, name: string): Promise<void> => {
  const { greeting, story, motto, team, result, event, award } = texts[language];
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const text of [greeting, story, motto, team, result, event, award])
    await expect(page.getByText(text).first()).toBeVisible();
};

/** Stores a visit of an hour ago in the browser, before the last edit. */
const backBeforeLastEdit = (): void => {
  const visits: Record<string, { latest: { portfolio: number; identity: number; at: number } }> = JSON.parse(
    localStorage.getItem('visits') ?? '{}',
  );
  for (const known of Object.values(visits)) {
    known.latest.portfolio -= 1;
    known.latest.at -= 3_600_000;
  }
  localStorage.setItem('visits', JSON.stringify(visits));
};

for (const { where, language, device } of devices) {
  const say = wordsIn(language);

  test.describe(where, () => {
    test.use(device);

    test('an athlete publishes and a scout reads the portfolio', async ({ page, mail, palmares, anotherBrowser }) => {
      test.slow();
      const athlete = newPerson(language);
      const name = `${athlete.firstName} ${athlete.lastName}`;
      await signUp(page, athlete);
      await verifyEmail(page, athlete, mail);
      await expect(page.getByText(say('dashboard_greeting', { firstName: athlete.firstName }))).toBeVisible();

      await page.goto(`/${language}/app/portfolio/preview`);
      await expect(page.getByText(say('preview_unavailable_title'))).toBeVisible();
      await writeIntroduction(page, language);
      const beforeTheMotto = new Date().toISOString();
      await writeMotto(page, language);
      await addSeason(page, language);
      await expect(async () => {
        await page.goto(`/${language}/app/portfolio/preview`);
        await readsWholePortfolio(page, language, name);
      }).toPass();

      await subscribe(page, language);
      const label = 'Coach Brodeur';
      const { url, passcode } = await publishWithPasscode(page, language, label);
      const next = page.getByRole('button', { name: say('share_next_send') });
      if (await next.isVisible()) await next.click();
      await page
        .getByRole('button', { name: say('share_copy_link') })
        .first()
        .click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
      await expect(page.getByLabel(say('share_message_label'), { exact: true })).toHaveValue(
        new RegExp(texts[language].result),
      );

      const scout = await (await anotherBrowser({ userAgent: personsBrowser })).newPage();
      await scout.goto(url);
      await typePasscode(scout, language, otherThan(passcode));
      await expect(scout.getByText(say('refusal_passcode_wrong'))).toBeVisible();
      await expect(scout.getByLabel(say('shared_passcode_label'), { exact: true })).toBeFocused();
      await typePasscode(scout, language, passcode);
      await readsWholePortfolio(scout, language, name);
      await expect(async () => {
        await page.goto(`/${language}/app/portfolio/share`);
        await expect(page.getByRole('row', { name: label })).toContainText(
          say('share_opened', { p: 'one', date: '' }),
          {
            timeout: 2000,
          },
        );
      }).toPass();
      await scout.evaluate(backBeforeLastEdit);
      await scout.reload();
      await expect(scout.getByText(new RegExp(say('shared_since', { date: '.+', news: '.+' })))).toBeVisible();

      const happened = await palmares('history', 'show', athlete.email);
      expect(happened.exitCode).toBe(0);
      expect(happened.stdout).toContain(texts[language].motto);
      expect(happened.stdout).toContain(`Created the link “${label}”, with a passcode`);
      expect(happened.stdout).not.toContain(passcode);
      const then = await palmares('history', 'at', athlete.email, beforeTheMotto);
      expect(then.stdout).toContain(texts[language].story);
      expect(then.stdout).not.toContain(texts[language].motto);
    });
  });
}

test('a scout without JavaScript gives the passcode and reads the portfolio', async ({
  anotherBrowser,
  mail,
  demo,
}) => {
  const say = wordsIn('en');
  const scout = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
  const first = await scout.goto(demo['protected link']);
  expect(first?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  await typePasscode(scout, 'en', otherThan(demo.passcode));
  await pressPasscodeButton(scout, 'en');
  await expect(scout.getByText(say('refusal_passcode_wrong'))).toBeVisible();
  await typePasscode(scout, 'en', demo.passcode);
  await pressPasscodeButton(scout, 'en');
  await expect(scout.getByRole('heading', { level: 1, name: 'Nora Whitcombe' })).toBeVisible();
  await expect(scout.getByText('.931').first()).toBeVisible();

  await scout.getByRole('link', { name: say('report_link') }).click();
  await scout.getByRole('radio', { name: say('report_reason_consent') }).check();
  await scout.getByLabel(say('report_body_label')).fill('That is my picture.');
  await scout.getByRole('button', { name: say('report_submit') }).click();
  await expect(scout.getByRole('heading', { name: say('report_sent_title') })).toBeVisible();
  const [, reference = ''] = /sent=(.+)$/.exec(scout.url()) ?? [];
  await expect(scout.getByText(reference)).toBeVisible();
  // Another browser of this test may send a report at the same time.
  const { subject, text } = await mail.newestFor('support@palmares.example');
  expect(subject).toMatch(/^\[privacy\] /);
  expect(text).toContain('That is my picture.');
});

test('a shared page contains no id, email address or date of birth of its athlete', async ({
  request,
  palmares,
  demo,
}) => {
  const history = await palmares('history', 'show', demo.email, '--json', '--kind', 'portfolio');
  const [started] = JSON.parse(history.stdout).entries;
  const page = await (await request.get(demo.link)).text();
  expect(page).toContain('Whitcombe');
  expect(page).not.toContain(demo.email);
  expect(page).not.toContain(started.data.dateOfBirth);
  expect(page).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/);
});
