import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readBuildVersion } from '@palmares/db/build-version';
import { contactFormAge, signContactForm } from '@palmares/db/contact-messages';
import { quotaRules } from '@palmares/db/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { SIGNATURE_FIELD } from '../api/forms/signature-field.ts';
import { createKeptPages } from './kept-pages/kept-pages.server.ts';
import { type Answer, ask } from './testing/ask.ts';
import { key, servedLinks } from './testing/served-links.ts';

const served = servedLinks();
const origin = 'https://palmares.example';
const path = '/en/contact-us/bug-report';
const said = { subject: 'bug', name: 'Noor Haddad', email: 'noor@example.com', body: 'The page “stays” empty.' };

beforeEach(async () => {
  await served.db.owner.pool.query('delete from rate_limits');
  await served.db.owner.pool.query('delete from contact_messages');
});

const DAY_MS = 24 * 60 * 60_000;

const formMade = (ago: number): string => signContactForm(key, new Date(Date.now() - ago));

const post = (given: Readonly<Record<string, string>> = {}, address = path) =>
  ask(served.url, address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'lang=en' },
    body: new URLSearchParams({ form: formMade(4000), ...said, ...given }).toString(),
  });

/** The page that follows a post. */
const follow = async ({ status, headers }: Answer): Promise<string> => {
  expect(status).toBe(303);
  const kept = (headers['set-cookie'] ?? []).find((cookie) => cookie.startsWith('form_contact='));
  const cookie = kept?.split(';')[0] ?? '';
  return (await ask(served.url, headers.location ?? '', { headers: { cookie } })).body.toString();
};

const signatureIn = (page: string): string => /name="form" value="([^"]+)"/.exec(page)?.[1] ?? '';

const stored = async () => (await served.db.owner.pool.query('select * from contact_messages')).rows;

describe('the page of the form, kept in memory', () => {
  it.each(['/en/contact-us', '/fr-ca/contact-us/partnership'])(
    'has a signature of its own for each visitor: %s',
    async (address) => {
      const isKept = async () => (await ask(served.url, address)).headers['x-request-id'] === undefined;
      await expect.poll(isKept).toBe(true);
      const asked = new Date();
      const signatures = [];
      for (const encoding of ['gzip, br', 'identity', 'gzip', 'zstd']) {
        const { headers, body } = await ask(served.url, address, { headers: { 'accept-encoding': encoding } });
        const page = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
        signatures.push(signatureIn(page.toString()));
      }
      expect(new Set(signatures).size).toBe(4);
      for (const signature of signatures)
        expect(contactFormAge(key, signature, new Date())).toBeLessThanOrEqual(Date.now() - asked.getTime());
    },
  );

  it.each([
    ['with an answer', '/en/contact-us', 'form_contact=%7B%22typed%22%3A%7B%7D%7D'],
    ['of a message that was sent', '/en/contact-us?sent=1234-ABCD', ''],
    ['of a bug', '/en/contact-us/bug-report', ''],
    ['of a subject that does not exist', '/en/contact-us/complaint', ''],
  ])('is never one %s', async (_, address, cookie) => {
    for (const _time of [1, 2])
      expect((await ask(served.url, address, { headers: { cookie } })).headers).toHaveProperty('x-request-id');
  });

  it('sends its message more than a day after it was rendered', async () => {
    const rendered = (await ask(served.url, '/en/contact-us?x=1')).body.toString();
    const old = rendered.replace(signatureIn(rendered), formMade(2 * DAY_MS));
    const pages = createKeptPages({
      publicUrl: new URL(origin),
      https: true,
      render: () => new Response(old, { headers: { 'content-type': 'text/html' } }),
      onFailure: (error) => expect.unreachable(String(error)),
      now: () => Date.now() - 2 * DAY_MS,
      signed: { pages: ['contact-us'], field: SIGNATURE_FIELD, sign: () => formMade(4000) },
    });
    const shown = () => pages('/en/contact-us', {})?.body?.toString();
    await expect.poll(shown).toBeDefined();
    expect(await follow(await post({ form: signatureIn(old) }, '/en/contact-us'))).toContain(
      'open for more than a day',
    );
    const sent = await post({ form: signatureIn(shown() ?? '') }, '/en/contact-us');
    expect(sent.headers.location).toContain('?sent=');
    expect(await stored()).toHaveLength(1);
  });
});

describe('the form that writes to support', () => {
  it('chooses the subject that its address names, and none for one that does not exist', async () => {
    const chosen = async (address: string) => {
      const page = (await ask(served.url, address)).body.toString();
      return [...page.matchAll(/<option[^>]*value="(\w*)"[^>]*selected=""/g)].map(([, value]) => value);
    };
    expect(await chosen('/en/contact-us/partnership')).toEqual(['partnership']);
    expect(await chosen('/fr-ca/contact-us/mental-preparation')).toEqual(['mental_preparation']);
    expect(await chosen('/en/contact-us/privacy-and-data-security')).toEqual(['privacy']);
    for (const none of ['/en/contact-us/complaint', '/en/contact-us']) expect(await chosen(none)).toEqual(['']);
  });

  it('shows the page and the error that a report of a bug is about, to be changed', async () => {
    const page = (await ask(served.url, `${path}?page=%2Fen%2Fpricing&error=01a20c09&version=1.4.0`)).body.toString();
    for (const value of ['/en/pricing', '01a20c09', '1.4.0']) expect(page).toContain(`value="${value}"`);
    expect((await ask(served.url, '/en/contact-us')).body.toString()).not.toContain('name="errorId"');
  });

  it('begins a report of a bug with the page that led there, without its secrets, and with the version', async () => {
    const asked = async (page: string) => {
      const headers = { referer: `${origin}${page}` };
      return (await ask(served.url, path, { headers })).body.toString();
    };
    expect(await asked('/fr-ca/faqs?q=code')).toContain('name="page" value="/fr-ca/faqs"');
    expect(await asked('/fr-ca/athletes/secret-token')).not.toContain('secret-token');
    const built = readBuildVersion(resolve(import.meta.dirname, '../../dist'));
    expect(await asked('/en')).toContain(`name="version" value="${built}"`);
  });

  it('sends the message without a script or an account, and says its number', async () => {
    const sent = await post({ page: '/en/pricing', errorId: '01a20c09', version: '1.4.0' });
    const [, reference = ''] =
      /^\/en\/contact-us\?sent=([0-9A-Z]{4}-[0-9A-Z]{4})$/.exec(sent.headers.location ?? '') ?? [];
    expect(await follow(sent)).toContain(reference);
    expect(await stored()).toEqual([
      expect.objectContaining({
        ...said,
        language: 'en',
        page: '/en/pricing',
        error_id: '01a20c09',
        app_version: '1.4.0',
        athlete_id: null,
      }),
    ]);
  });

  it.each([
    ['no subject', { subject: '' }, 'Choose a subject.'],
    ['no name', { name: '' }, 'Enter your name.'],
    ['no valid email', { email: 'noor' }, 'Enter a valid email'],
    ['no text', { body: ' ' }, 'Write your message.'],
    ['too long a text', { body: 'a '.repeat(1100) }, 'Use 2000 characters or fewer'],
  ])('says what is wrong with %s, and keeps what was typed', async (_, given, words) => {
    const typed = { ...said, ...given };
    const page = await follow(await post(given));
    expect(page).toContain(words);
    if (typed.body.trim() !== '') expect(page).toContain(`>${typed.body}</textarea>`);
    for (const value of [typed.name, typed.email]) expect(page).toContain(`value="${value}"`);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['filled in within 3 seconds', () => ({ form: formMade(0) }), 'it looked automatic'],
    ['with the field that nobody sees', () => ({ website: 'https://spam.example' }), 'it looked automatic'],
    ['that is older than a day', () => ({ form: formMade(DAY_MS) }), 'open for more than a day'],
    ['that is not ours', () => ({ form: 'made-up' }), 'open for more than a day'],
  ])('%s is not sent, and comes back with what was typed', async (_, given, words) => {
    const page = await follow(await post(given()));
    expect(page).toContain(words);
    expect(page).toContain(`>${said.body}</textarea>`);
    expect(page).not.toContain('spam.example');
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['with a mistake in a field', { name: '' }],
    ['with the field that nobody sees', { website: 'https://spam.example' }],
  ])('that came back %s can be sent again at once, because it is as old as its first page', async (_, mistake) => {
    const form = signatureIn(await follow(await post(mistake)));
    expect((await post({ form })).headers.location).toContain('?sent=');
    expect(await stored()).toHaveLength(1);
  });

  it('that came back because it was too old is a new one, which takes a person 3 seconds again', async () => {
    const form = signatureIn(await follow(await post({ form: formMade(DAY_MS) })));
    expect(await follow(await post({ form }))).toContain('it looked automatic');
  });

  it('takes an address as it was pasted, which no browser is asked to judge', async () => {
    expect((await ask(served.url, path)).body.toString()).not.toContain('type="email"');
    await post({ email: 'Noor Haddad <Noor@example.com>,' });
    expect(await stored()).toEqual([expect.objectContaining({ email: said.email })]);
  });

  it('sent twice by two presses is one message', async () => {
    const form = formMade(4000);
    const [first, second] = [await post({ form }), await post({ form })];
    expect(second.headers.location).toBe(first.headers.location);
    expect(await stored()).toHaveLength(1);
  });

  it('is limited for each mailbox and each network; then it keeps what was typed and says to wait', async () => {
    const { points } = quotaRules['contact-mailbox'];
    for (let refused = 0; refused < points; refused += 1) await post({ name: '' });
    for (let sent = 0; sent < points; sent += 1) expect((await post()).headers.location).toContain('?sent=');
    const page = await follow(await post());
    expect(page).toContain('Wait a few minutes');
    expect(page).toContain(`>${said.body}</textarea>`);
    expect(await stored()).toHaveLength(points);
  });

  it('is refused from another origin, and if it is larger than a message can be', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' };
    const body = new URLSearchParams({ form: formMade(4000), ...said }).toString();
    expect((await ask(served.url, path, { method: 'POST', headers, body })).status).toBe(403);
    expect((await post({ body: 'x'.repeat(33 * 1024) })).status).toBe(413);
  });
});
