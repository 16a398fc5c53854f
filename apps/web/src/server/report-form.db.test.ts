import { quotaRules } from '@palmares/db/limits';
import { hashPasscode, signSharedForm } from '@palmares/db/sharing';
import { describe, expect, it } from 'vitest';
import { type Answer, ask } from './testing/ask.ts';
import { athlete, key, servedLinks } from './testing/served-links.ts';

const served = servedLinks();
const said = { reason: 'consent', body: 'C’est moi sur la photo.', email: 'coach@example.com' };

const pathOf = (token: string) => `/fr-ca/athletes/${token}/report`;

const cookieOf = ({ headers }: Answer, name: string): string =>
  (headers['set-cookie'] ?? []).find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0] ?? '';

/** Reads the hidden field of the page's form, as a text browser does. */
const signatureOn = async (token: string): Promise<string> => {
  const page = (await ask(served.url, pathOf(token))).body.toString();
  return /<input type="hidden" name="form" value="([^"]+)"/.exec(page)?.[1] ?? '';
};

let form = 0;
const post = async (token: string, given: Readonly<Record<string, string>> = {}) => {
  form += 1;
  const signature = signSharedForm(key, 'report', token, new Date(Date.now() - form));
  return ask(served.url, pathOf(token), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'lang=fr-ca' },
    body: new URLSearchParams({ form: signature, ...said, ...given }).toString(),
  });
};

/** The page that follows a post. */
const follow = async (answer: Answer): Promise<string> => {
  expect(answer.status).toBe(303);
  const headers = { cookie: cookieOf(answer, 'form_report') };
  return (await ask(served.url, answer.headers.location ?? '', { headers })).body.toString();
};

const kept = async (linkId: string) =>
  (await served.db.owner.pool.query('select * from contact_messages where link_id = $1', [linkId])).rows;

describe('the form that reports a shared portfolio', () => {
  it('is at the foot of the page, and sends the report without a script, an account or a word of where it comes from', async () => {
    const { token, linkId } = await served.link();
    const page = (await ask(served.url, `/fr-ca/athletes/${token}`)).body.toString();
    expect(page).toContain(`href="${pathOf(token)}"`);
    const sent = await post(token, { form: await signatureOn(token) });
    const [, reference = ''] = /\?sent=([0-9A-Z]{4}-[0-9A-Z]{4})$/.exec(sent.headers.location ?? '') ?? [];
    expect(await follow(sent)).toContain(reference);
    const rows = await kept(linkId);
    expect(rows).toEqual([
      expect.objectContaining({ ...said, subject: 'privacy', language: 'fr-ca', error_id: null, sent_at: null }),
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const jobs = `select data from pgboss.job where name = 'send-contact-message' and data ->> 'messageId' = $1`;
    expect((await served.db.owner.pool.query(jobs, [rows[0]?.id])).rowCount).toBe(1);
  });

  it.each([
    ['no reason', { reason: '' }, 'Choisissez un motif.'],
    ['no text', { body: ' ' }, 'Dites-nous ce qui ne va pas.'],
    ['too long a text', { body: 'a '.repeat(900) }, 'Limitez-vous à 1500'],
    ['no valid email', { email: 'coach' }, 'Entrez une adresse courriel valide'],
  ])('says what is wrong with %s, and keeps what was typed', async (_, given, words) => {
    const { token, linkId } = await served.link();
    const page = await follow(await post(token, given));
    expect(page).toContain(words);
    const typed = { ...said, ...given };
    if (typed.body.trim() !== '') expect(page).toContain(`>${typed.body}</textarea>`);
    expect(page).toContain(`value="${typed.email}"`);
    if (typed.reason !== '')
      expect(page).toMatch(/<input[^>]*checked=""[^>]*value="consent"|value="consent"[^>]*checked=""/);
    expect(page).not.toContain('readOnly');
    expect(await kept(linkId)).toEqual([]);
  });

  it('that has expired is shown again with what was typed', async () => {
    const { token, linkId } = await served.link();
    const old = signSharedForm(key, 'report', token, new Date(Date.now() - 31 * 60_000));
    const page = await follow(await post(token, { form: old }));
    expect(page).toContain('votre texte est encore là');
    expect(page).toContain(`>${said.body}</textarea>`);
    expect(await kept(linkId)).toEqual([]);
  });

  it('sent twice by two presses is one report', async () => {
    const { token, linkId } = await served.link();
    const signature = await signatureOn(token);
    const [first, second] = [await post(token, { form: signature }), await post(token, { form: signature })];
    expect(second.headers.location).toBe(first.headers.location);
    expect(await kept(linkId)).toHaveLength(1);
  });

  it('exists for a link with a passcode, and for none that opens nothing', async () => {
    const guarded = await served.link({ passcodeHash: await hashPasscode(key, '314159') });
    const shown = await ask(served.url, pathOf(guarded.token));
    expect([shown.status, shown.body.toString().includes(athlete.lastName)]).toEqual([200, false]);
    const unknown = 'A'.repeat(22);
    expect((await ask(served.url, pathOf(unknown))).status).toBe(404);
    const refused = await post(unknown);
    expect([refused.status, refused.headers.location]).toEqual([303, pathOf(unknown)]);
  });

  it('larger than a report can be is refused before it is read', async () => {
    const { token } = await served.link();
    expect((await post(token, { body: 'x'.repeat(25 * 1024) })).status).toBe(413);
  });

  it('is refused from another origin', async () => {
    const { token } = await served.link();
    const answer = await ask(served.url, pathOf(token), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ ...said, form: await signatureOn(token) }).toString(),
    });
    expect(answer.status).toBe(403);
  });

  it('is limited for each network; then it keeps what was typed and says to wait', async () => {
    const { token, linkId } = await served.link();
    await served.db.owner.pool.query('delete from rate_limits');
    const { points } = quotaRules['contact-network'];
    // A refused report is not charged.
    for (let refused = 0; refused < points; refused += 1) await post(token, { reason: '' });
    for (let sent = 0; sent < points; sent += 1) expect((await post(token)).headers.location).toContain('?sent=');
    const page = await follow(await post(token));
    expect(page).toContain('Réessayez dans quelques minutes');
    expect(page).toContain(`>${said.body}</textarea>`);
    expect(await kept(linkId)).toHaveLength(points);
  });
});
