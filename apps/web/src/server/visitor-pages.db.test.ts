import { createAccounts } from '@palmares/db/accounts';
import { signContactForm } from '@palmares/db/contact-messages';
import { hashPasscode, signSharedForm } from '@palmares/db/sharing';
import { guardianTextVersion } from '@palmares/domain/account';
import { type Language, languages } from '@palmares/domain/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask } from './testing/ask.ts';
import { foreignWordsIn, invalidHtmlOf, wordsOf } from './testing/page-text.ts';
import { key, servedLinks } from './testing/served-links.ts';

const served = servedLinks();

/** Posts a form, and returns the page that follows. */
const afterPost = async (path: string, form: Readonly<Record<string, string>>, language: Language): Promise<Answer> => {
  const { status, headers } = await ask(served.url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `lang=${language}` },
    body: new URLSearchParams(form).toString(),
  });
  expect({ path, status }).toEqual({ path, status: 303 });
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  return ask(served.url, headers.location ?? '', { headers: { cookie } });
};

/** The tokens of the emails to a parent whom an athlete has asked. */
const guardianTokens = async () => {
  const { headers } = await ask(served.url, '/en/auth/guardian-needed', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: 'lang=en',
      origin: 'https://palmares.example',
    },
    body: new URLSearchParams({ firstName: 'Noor', guardianEmail: `${crypto.randomUUID()}@example.com` }).toString(),
  });
  const [, requestId = ''] = /guardian_request=([^;]+)/.exec(String(headers['set-cookie'])) ?? [];
  const accounts = createAccounts({ pepper: key, now: () => new Date() });
  const mail = await accounts.guardianMail(served.db.database.kysely, requestId);
  if (!mail) throw new Error('No email is due');
  return mail;
};

/**
 * Matches an error that is shown: a field's alert with words, because each field has an empty one, or the focused banner of
 * a refused form. Passes over the notice to old browsers.
 */
const shownError = / role="alert"(?! data-too-old)[^>]*>(?!<\/)|<div[^>]* autofocus=""/;

const blankAnswer = { guardianName: '', textVersion: guardianTextVersion };
const wrongName = { action: 'withdraw', childName: 'Somebody', confirmed: 'on' };
const message = { subject: 'bug', name: 'Noor Haddad', email: 'noor@example.com', body: '…' };
const report = { reason: 'consent', body: '…', email: 'noor@example.com' };

describe.each(languages)('each page that visitors see and the sitemap does not name, in %s', (language) => {
  let pages: ReadonlyMap<string, { readonly status: number | undefined; readonly body: string }>;

  beforeAll(async () => {
    const [open, guarded] = await Promise.all([
      served.link(),
      hashPasscode(key, '314159').then((passcodeHash) => served.link({ passcodeHash })),
    ]);
    const { requestToken, withdrawToken } = await guardianTokens();
    const contact = `/${language}/contact-us/bug-report`;
    const guardian = `/${language}/auth/guardian?token=${requestToken}`;
    const withdraw = `/${language}/auth/guardian-withdraw?token=${withdrawToken}`;
    const link = `/${language}/athletes/${open.token}`;
    const protectedLink = `/${language}/athletes/${guarded.token}`;
    const signed = () => ({ form: signContactForm(key, new Date(Date.now() - 4000)) });
    const signedReport = (ago: number) => ({
      form: signSharedForm(key, 'report', open.token, new Date(Date.now() - ago)),
    });
    const read = [
      ...[
        `/${language}/nowhere`,
        `/${language}/blog/nothing`,
        `/${language}/blog?q=curling`,
        `/${language}/faqs?q=curling`,
        contact,
        `/${language}/contact-us/nothing`,
        `/${language}/contact-us?refused=no_cookies`,
        `/${language}/auth`,
        `/${language}/auth/sign-up`,
        `/${language}/auth/reset-password`,
        `/${language}/auth/guardian-needed`,
        ...['new-password', 'finish-sign-up', 'guardian', 'guardian-withdraw'].map(
          (page) => `/${language}/auth/${page}?token=none`,
        ),
        guardian,
        withdraw,
        `/${language}/athletes/none`,
        link,
        `${link}/report`,
        protectedLink,
        `${protectedLink}?refused=passcode_wrong`,
        `/${language}/history/none`,
      ].map(async (path) => [path, await ask(served.url, path)] as const),
      ...[
        { form: 'made-up' },
        { ...signed(), subject: '' },
        { ...signed(), name: '' },
        { ...signed(), email: 'noor' },
        { ...signed(), body: '' },
        { ...signed(), website: 'https://spam.example' },
        signed(),
      ].map(async (given, nth) => {
        return [`${contact}, post ${nth}`, await afterPost(contact, { ...message, ...given }, language)] as const;
      }),
      ...[{ ...signedReport(1), reason: '' }, { ...signedReport(2), email: 'noor' }, signedReport(3)].map(
        async (given, nth) =>
          [
            `${link}/report, post ${nth}`,
            await afterPost(`${link}/report`, { ...report, ...given }, language),
          ] as const,
      ),
    ];
    const posts = [
      [`/${language}/auth/guardian, post`, await afterPost(guardian, blankAnswer, language)],
      [`/${language}/auth/guardian-withdraw, post`, await afterPost(withdraw, wrongName, language)],
    ] as const;
    const found = [...(await Promise.all(read)), ...posts];
    pages = new Map(found.map(([path, { status, body }]) => [path, { status, body: body.toString() }]));
  });

  it('is found, refused or answered as not found', () => {
    const closed = [...pages].filter(([, { status }]) => status !== 200);
    expect(closed.map(([path, { status }]) => `${path} ${status}`)).toEqual([
      `/${language}/nowhere 404`,
      `/${language}/blog/nothing 404`,
      `/${language}/athletes/none 404`,
      `/${language}/history/none 404`,
    ]);
  });

  it('says what is wrong, if it is a form that was refused', () => {
    const refused = [...pages].filter(([, { body }]) => shownError.test(body));
    expect(refused.map(([path]) => path.replace(/\/athletes\/[\w-]+/, ''))).toEqual([
      `/${language}/contact-us?refused=no_cookies`,
      `/${language}?refused=passcode_wrong`,
      ...[0, 1, 2, 3, 4, 5].map((nth) => `/${language}/contact-us/bug-report, post ${nth}`),
      ...[0, 1].map((nth) => `/${language}/report, post ${nth}`),
      `/${language}/auth/guardian, post`,
      `/${language}/auth/guardian-withdraw, post`,
    ]);
  });

  it('is valid HTML with one title', async () => {
    const found = await Promise.all([...pages].map(([path, { body }]) => invalidHtmlOf(path, body)));
    expect(found.flat()).toEqual([]);
    for (const [path, { body }] of pages)
      expect({ path, titles: body.match(/<title>[^<]+<\/title>/g) }).toMatchObject({ titles: [expect.any(String)] });
  });

  it('is in one language, except what is marked as another', () => {
    for (const { body } of pages.values()) expect(wordsOf(body).length).toBeGreaterThan(50);
    expect([...pages].flatMap(([path, { body }]) => foreignWordsIn(path, body))).toEqual([]);
  });
});

it.each(languages)('the choice of a language is valid HTML for a browser in %s', async (language) => {
  const { status, body } = await ask(served.url, '/', { headers: { 'accept-language': language } });
  expect([status, await invalidHtmlOf('/', body.toString())]).toEqual([200, []]);
});
