import { createLucia, startSession } from '@palmares/db/accounts';
import { hashPasscode } from '@palmares/db/sharing';
import { within } from '@palmares/db/testing';
import { describe, expect, it, vi } from 'vitest';
import { ask } from './testing/ask.ts';
import { key, servedLinks } from './testing/served-links.ts';

const served = servedLinks();

const visit = {
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};
const pathOf = (token: string) => `/en/athletes/${token}`;
const visitor = () => ({ ...visit, cookie: `anon_token=${crypto.randomUUID()}` });

const openings = async (linkId: string) =>
  (await served.db.owner.pool.query('select * from link_openings where link_id = $1', [linkId])).rows;

/** Visits another link, after which all visits before it are stored. */
const settle = async () => {
  const { token, linkId } = await served.link();
  await ask(served.url, pathOf(token), { headers: visitor() });
  await vi.waitUntil(async () => (await openings(linkId)).length === 1, { timeout: within(20_000) });
};

describe('an opening of a link', () => {
  it('is counted on the server, once for each visit, from the first page on', async () => {
    const { token, linkId } = await served.link();
    const first = await ask(served.url, pathOf(token), { headers: visit });
    const [cookie = ''] = first.headers['set-cookie']?.filter((set) => set.startsWith('anon_token=')) ?? [];
    // A session cookie lasts until the browser is closed.
    expect(cookie).not.toMatch(/expires|max-age/i);
    await vi.waitUntil(async () => (await openings(linkId)).length === 1, { timeout: within(20_000) });
    await ask(served.url, pathOf(token), { headers: { ...visit, cookie: cookie.split(';', 1)[0] } });
    await settle();
    expect(await openings(linkId)).toHaveLength(1);
    await ask(served.url, pathOf(token), { headers: visitor() });
    await vi.waitUntil(async () => (await openings(linkId)).length === 2, { timeout: within(20_000) });
  });

  it('is not a preview, a fetch by a program, a page that asks for a passcode, or the athlete’s own look', async () => {
    const { token, linkId } = await served.link();
    const guarded = await served.link({ passcodeHash: await hashPasscode(key, '314159') });
    await ask(served.url, pathOf(token), { headers: { ...visitor(), 'user-agent': 'Slackbot-LinkExpanding 1.0' } });
    await ask(served.url, pathOf(token), { headers: { 'user-agent': visit['user-agent'] } });
    await ask(served.url, pathOf(token), { method: 'HEAD', headers: visitor() });
    await ask(served.url, pathOf(guarded.token), { headers: visitor() });
    const lucia = createLucia({ kysely: served.db.database.kysely, secure: true, now: () => new Date() });
    const { id } = await startSession(lucia, { athleteId: served.portfolio.athleteId, device: 'a test' });
    const own = await ask(served.url, pathOf(token), {
      headers: { ...visit, cookie: `${lucia.sessionCookieName}=${id}` },
    });
    expect(own.status).toBe(200);
    await settle();
    expect([...(await openings(linkId)), ...(await openings(guarded.linkId))]).toEqual([]);
  });
});
