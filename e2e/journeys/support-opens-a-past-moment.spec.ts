import { openHistoryAddress, signHistoryAddress } from '@palmares/db/history';
import type { ProductUnderTest } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { newPerson } from '../steps/person.ts';
import { texts } from '../steps/portfolio.ts';
import { introductionIn, mottoIn, writeSections } from '../steps/set-up.ts';
import { signIn } from '../steps/signed-in.ts';

const HOUR_MS = 3600_000;

const pepperOf = ({ environment }: ProductUnderTest): Buffer =>
  Buffer.from(environment.PALMARES_PEPPER ?? '', 'base64');

/** Shown to the athlete, so it is in French. */
const reason = 'Ta devise semblait perdue';

const tokenIn = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

test('support opens a portfolio as it was, and the athlete reads why', async ({
  page,
  context,
  product,
  palmares,
  anotherBrowser,
}) => {
  const say = wordsIn('fr-ca');
  const athlete = newPerson('fr-ca');
  const { story, motto } = texts['fr-ca'];
  const athleteId = await signIn(context, product, athlete);
  await writeSections(product, athleteId, introductionIn('fr-ca'));
  const { entries } = JSON.parse((await palmares('history', 'show', athlete.email, '--json')).stdout);
  const { version } = entries.at(-1);
  await writeSections(product, athleteId, mottoIn('fr-ca'));

  const opened = await palmares(
    'history',
    'at',
    athlete.email,
    `v${version}`,
    '--open',
    '--reason',
    reason,
    '--json',
    '--language',
    'fr-ca',
  );
  const { url } = JSON.parse(opened.stdout);
  const support = await (await anotherBrowser()).newPage();
  const response = await support.goto(url);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive, nosnippet',
  });
  const [title] = say('past_title', { date: '|' }).split('|');
  await expect(support.getByText(title ?? '')).toBeVisible();
  await expect(support.getByText(say('past_text', { version }))).toBeVisible();
  await expect(support.getByRole('heading', { level: 1, name: athlete.lastName })).toBeVisible();
  await expect(support.getByText(story)).toBeVisible();
  await expect(support.getByText(motto)).toBeHidden();
  expect(await response?.text()).not.toContain(athlete.email);

  const why = ['--reason', reason];
  const now = await palmares('history', 'at', athlete.email, 'now', '--open', ...why, '--json', '--language', 'fr-ca');
  await support.goto(JSON.parse(now.stdout).url);
  await expect(support.getByText(motto)).toBeVisible();

  await page.goto('/fr-ca/app/account');
  const looks = page.getByRole('heading', { level: 2, name: say('account_looks_title') }).locator('..');
  await expect(looks.getByText(say('account_looks_reason', { reason }))).toHaveCount(2);
  await expect(looks).not.toContainText('e2e');
});

test('an expired, changed or unknown address of a past moment looks like a page that does not exist', async ({
  page,
  product,
  palmares,
  demo,
}) => {
  const say = wordsIn('en');
  const { url } = JSON.parse(
    (await palmares('history', 'at', demo.email, 'v3', '--open', '--reason', 'A test', '--json')).stdout,
  );
  const pepper = pepperOf(product);
  const past = openHistoryAddress(pepper, tokenIn(url), new Date());
  if (!past) throw new Error('The address does not open');
  const nobody = { ...past, athleteId: '01890000-0000-7000-8000-000000000000' };
  const tokens = [
    signHistoryAddress(pepper, past, new Date(Date.now() - HOUR_MS)).token,
    signHistoryAddress(pepper, nobody, new Date()).token,
    tokenIn(url).replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    'nothing',
  ];
  const seen = new Set<string>();
  for (const token of tokens) {
    const response = await page.goto(`/en/history/${token}`);
    expect(response?.status()).toBe(404);
    seen.add(await page.getByRole('main').innerText());
  }
  expect([...seen]).toEqual([expect.stringContaining(say('not_found_title'))]);
  expect((await page.goto(url))?.status()).toBe(200);
});
