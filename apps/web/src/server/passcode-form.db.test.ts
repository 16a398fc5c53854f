import { hashPasscode, signSharedForm } from '@palmares/db/sharing';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { athlete, key, servedLinks } from './testing/served-links.ts';

const passcode = '314159';
const served = servedLinks();
let passcodeHash: string;

beforeAll(async () => {
  passcodeHash = await hashPasscode(key, passcode);
});

const pathOf = (token: string) => `/fr-ca/athletes/${token}`;

/** Reads the hidden field of the page's form, as a text browser does. */
const signatureOn = async (path: string): Promise<string> => {
  const page = (await ask(served.url, path)).body.toString();
  return /<input type="hidden" name="form" value="([^"]+)"/.exec(page)?.[1] ?? '';
};

interface Posted {
  readonly form?: string;
  readonly code?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const post = (token: string, { form, code = passcode, headers = {} }: Posted) =>
  ask(served.url, `${pathOf(token)}/passcode`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'lang=fr-ca', ...headers },
    body: new URLSearchParams({ code, ...(form === undefined ? {} : { form }) }).toString(),
  });

const granted = ({ headers }: Awaited<ReturnType<typeof post>>) =>
  (headers['set-cookie'] ?? []).find((cookie) => cookie.startsWith('grant_'));

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('a browser that does not say where a form comes from', () => {
  it.each([
    ['sends neither header', {}],
    ['hides the origin of a page without a referrer', { origin: 'null' }],
  ])('and %s opens the portfolio with the field that we signed', async (_, headers) => {
    const { token } = await served.link({ passcodeHash });
    const form = await signatureOn(pathOf(token));
    const wrong = await post(token, { form, code: '000000', headers });
    expect([wrong.status, wrong.headers.location]).toEqual([303, `${pathOf(token)}?refused=passcode_wrong`]);
    const right = await post(token, { form, headers });
    expect([right.status, right.headers.location]).toEqual([303, pathOf(token)]);
    const [cookie = ''] = granted(right)?.split(';') ?? [];
    const page = await ask(served.url, pathOf(token), { headers: { cookie } });
    expect(page.body.toString()).toContain(athlete.lastName);
  });

  it.each([
    ['no field', () => undefined],
    ['a field that has expired', (token: string) => signSharedForm(key, 'passcode', token, later(-31))],
    ['the field of another link', () => signSharedForm(key, 'passcode', 'A'.repeat(22), later(0))],
    ['the field of another form', (token: string) => signSharedForm(key, 'report', token, later(0))],
  ])('is told to enter the passcode again with %s, and no try is counted', async (_, fieldOf) => {
    const { token } = await served.link({ passcodeHash });
    const form = fieldOf(token);
    const location = `${pathOf(token)}?refused=form_expired`;
    for (let tries = 0; tries < 7; tries += 1) {
      const answer = await post(token, form === undefined ? {} : { form });
      expect([answer.status, answer.headers.location, granted(answer)]).toEqual([303, location, undefined]);
    }
    const page = (await ask(served.url, location)).body.toString();
    expect(page).toContain('Entrez le code d’accès de nouveau.');
    expect(granted(await post(token, { form: await signatureOn(location) }))).toBeDefined();
  });
});

it('a browser without cookies is told so by the passcode form, and by no address once it keeps them', async () => {
  const { token } = await served.link({ passcodeHash });
  const form = await signatureOn(pathOf(token));
  const answer = await post(token, { form, headers: { cookie: '' } });
  const location = `${pathOf(token)}?refused=no_cookies`;
  expect([answer.status, answer.headers.location]).toEqual([303, location]);
  const without = await ask(served.url, location);
  expect(without.body.toString()).toContain('Autorisez-les pour ce site');
  expect(without.headers['cache-control']).toContain('no-store');
  const again = await ask(served.url, location, { headers: { cookie: 'lang=fr-ca' } });
  expect([again.status, again.headers.location]).toEqual([303, pathOf(token)]);
  const [cookie = ''] = granted(answer)?.split(';') ?? [];
  const withIt = await ask(served.url, location, { headers: { cookie } });
  expect([withIt.status, withIt.headers.location]).toEqual([303, pathOf(token)]);
});

describe('a browser that says where a form comes from', () => {
  it.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['no page', { 'sec-fetch-site': 'none' }],
  ])('is refused when that is %s, with the right field too', async (_, headers) => {
    const { token } = await served.link({ passcodeHash });
    const answer = await post(token, { form: await signatureOn(pathOf(token)), headers });
    expect([answer.status, granted(answer)]).toEqual([403, undefined]);
  });

  it('needs no field on our own page, however long it was open', async () => {
    const { token } = await served.link({ passcodeHash });
    const form = signSharedForm(key, 'passcode', token, later(-90));
    expect(granted(await post(token, { form, headers: { 'sec-fetch-site': 'same-origin' } }))).toBeDefined();
  });
});

it('no other form may come without an origin', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const path of ['/en/auth/log-in', '/en/auth/sign-up', '/api/trpc/sharedPortfolio.tryPasscode'])
    expect((await ask(served.url, path, { method: 'POST', headers, body: 'form=x' })).status).toBe(403);
});
