import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { runPalmares } from '../fixtures/command-line.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { signUp, verifyEmail } from '../steps/account.ts';
import { closeItem } from '../steps/lists.ts';
import { newPerson } from '../steps/person.ts';
import { expectSaved, openSection } from '../steps/portfolio.ts';
import { openWithPasscode, otherThan, publishWithPasscode } from '../steps/share.ts';

const language = 'en';
const say = wordsIn(language);

/** Words that no other journey types. */
const words = {
  firstName: 'Zéphyrine',
  lastName: 'Quatrevents',
  greeting: 'Marqueursalutation',
  story: 'Marqueurhistoire, jusqu’aux derniers mètres de la piste.',
  contact: 'Barnabé Marqueurcontact',
  link: 'Marqueurlien',
  report: 'Marqueursignalement, plus de vingt lettres',
  reason: 'Marqueurraison',
  refused: 'Marqueurrefus',
};
const phone = '8075559173';

/** Makes calls that are refused or fail, with typed words in every place of a request. */
const refusedCalls = async (request: APIRequestContext, url: string, email: string, password: string) => {
  const headers = { origin: url, 'content-type': 'application/json' };
  const post = (path: string, data: string) => request.post(`${url}/api/trpc/${path}`, { headers, data });
  const wrong = JSON.stringify({ email, password: words.refused });
  const logIn = await post('account.logIn', wrong);
  await post('account.logIn', JSON.stringify({ email: { typed: email }, password: [password] }));
  await post('account.logIn', `{"email":"${email}`);
  await post(words.refused, wrong);
  await request.get(`${url}/en/athletes/${words.refused}`);
  await request.get(`${url}/en/${words.refused}?email=${email}`);
  return logIn.headers()['x-request-id'] ?? '';
};

test('nothing that a person typed or was given is in a log', async ({
  page,
  product,
  mail,
  palmares,
  anotherBrowser,
}) => {
  const { firstName, lastName } = words;
  const person = { ...newPerson(language), firstName, lastName, password: `Marqueurmotdepasse ${crypto.randomUUID()}` };
  const { email, password } = person;
  await signUp(page, person);
  const code = await mail.codeFor(email);
  await verifyEmail(page, person, mail);

  await openSection(page, language, 'introduction', say('section_introduction_title'));
  await page.getByLabel(say('introduction_greetings_line1_label'), { exact: true }).fill(words.greeting);
  await page.getByLabel(say('introduction_intro_label'), { exact: true }).fill(words.story);
  await expectSaved(page, say);
  await openSection(page, language, 'contacts', say('section_contacts_title'));
  await page.getByRole('button', { name: say('contacts_add') }).click();
  await page.getByRole('radio', { name: say('contact_role_reference') }).press(' ');
  await page.getByLabel(say('contact_name_label'), { exact: true }).fill(words.contact);
  await page.getByLabel(say('contact_phone_label'), { exact: true }).fill(phone);
  await page.getByRole('checkbox', { name: say('contact_permission_label') }).press(' ');
  await closeItem(page, say);
  await expectSaved(page, say);

  const granted = await palmares('subscription', 'grant', email, '--until', '2099-06-30', '--reason', words.reason);
  expect(granted).toMatchObject({ exitCode: 0, stderr: '' });
  const link = await publishWithPasscode(page, language, words.link);
  const token = link.url.split('/').at(-1) ?? '';
  const { request: scout } = await anotherBrowser();
  const other = otherThan(link.passcode);
  await openWithPasscode(scout, { ...link, passcode: other });
  expect(await openWithPasscode(scout, link)).toContain(words.story);
  const requestId = await refusedCalls(scout, product.url, email, password);
  const reset = JSON.stringify({ email });
  await scout.post(`${product.url}/api/trpc/account.requestPasswordReset`, {
    headers: { origin: product.url, 'content-type': 'application/json' },
    data: reset,
  });
  const resetToken = async () => /token=([\w.%-]+)/.exec((await mail.newestFor(email)).text)?.[1] ?? '';
  await expect.poll(resetToken).not.toBe('');

  const log = () => readFile(product.logFile, 'utf8');
  const asOwner = { ...product.environment, DATABASE_OWNER_URL: product.ownerUrl, PALMARES_OPERATOR: 'e2e' };
  const [athleteId = ''] = /[0-9a-f-]{36}/.exec((await palmares('account', 'find', email)).stdout) ?? [];
  // Proves that the log covers this journey: a refused call of the web app and a mail of the worker.
  await expect.poll(log).toContain(requestId);
  await expect.poll(log).toMatch(new RegExp(`"job":"send-published-notice".*"athleteId":"${athleteId}"`));
  const { stdout: operations } = await runPalmares(['operators', 'log', '--json'], asOwner);
  expect(operations).toContain(words.reason);
  const typed = [...Object.values(words), email, password, phone, token, await resetToken()];
  const numbers = [code, link.passcode, other].map((digits) => new RegExp(`(?<![\\w-])${digits}(?![\\w-])`));
  const lines = (await log()).split('\n');
  expect(lines.filter((line) => typed.some((word) => line.includes(word)))).toEqual([]);
  expect(lines.filter((line) => numbers.some((number) => number.test(line)))).toEqual([]);
  // The log may contain the operator's reason: that is its purpose.
  const personal = typed.filter((word) => word !== words.reason);
  expect(personal.filter((word) => operations.includes(word))).toEqual([]);
});
