import { startSession } from '@palmares/db/accounts';
import { countOpening } from '@palmares/db/openings';
import { createLink, newPublishToken, sealPublishToken } from '@palmares/db/sharing';
import { anAccount } from '@palmares/db/testing';
import { uuidv7 } from '@palmares/event-store';
import { beforeEach, describe, expect, it } from 'vitest';
import { servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';

const api = servedApi();

let athleteId: string;

const signIn = async (): Promise<string> => {
  const account = await anAccount(api.db.database);
  const { keyring, lucia } = await services();
  await keyring.create(api.db.database.kysely, account.athleteId);
  const { id } = await startSession(lucia, { athleteId: account.athleteId, device: 'a test' });
  api.cookies.set(lucia.sessionCookieName, id);
  return account.athleteId;
};

beforeEach(async () => {
  athleteId = await signIn();
});

/** Makes a link for each label, the first one first. */
const make = async (labels: readonly string[]) => {
  const { keyring, database } = await services();
  return database.kysely.transaction().execute(async (tx) => {
    const linkIds = labels.map(() => uuidv7()).sort();
    const links = labels.map((label, nth) => ({ label, linkId: linkIds[nth] ?? '', token: newPublishToken() }));
    for (const { linkId, ...link } of links) {
      const tokenSealed = await sealPublishToken(keyring, tx, { athleteId, linkId }, link.token);
      await createLink(tx, { ...link, linkId, athleteId, tokenSealed, passcodeHash: null, expiresAt: null });
    }
    return links;
  });
};

const ask = async (procedure: string, input: object = {}) =>
  (await (await api.query(procedure, input)).json()).result.data.json;
const page = (input: object = {}) => ask('sharing.links', { search: '', ...input });

const labelsOf = ({ links }: { links: readonly { label: string }[] }) => links.map(({ label }) => label);

describe('a thousand links', () => {
  const labels = Array.from({ length: 1000 }, (_, nth) => `Coach ${nth === 3 ? 'Chénard' : 'Roy'} ${nth}`);
  const newestFirst = labels.toReversed();

  it('are answered twenty at a time, are found by their label, and are counted', async () => {
    const links = await make(labels);
    const first = await page();
    expect(labelsOf(first)).toEqual(newestFirst.slice(0, 20));
    const second = await page({ cursor: first.next });
    expect(labelsOf(second)).toEqual(newestFirst.slice(20, 40));

    const found = await page({ search: 'chenard' });
    expect(found).toMatchObject({ total: 1, next: null });
    expect(found.links[0]).toMatchObject({
      linkId: links[3]?.linkId,
      url: `http://127.0.0.1:3000/en/athletes/${links[3]?.token}`,
      opened: null,
    });
    const many = await page({ search: 'roy' });
    expect([many.total, many.links.length]).toEqual([999, 20]);
    expect(labelsOf(await page({ search: 'roy', cursor: many.next }))).toEqual(newestFirst.slice(20, 40));

    expect(await ask('sharing.mine')).toMatchObject({ linkCount: 1000, endedCount: 0 });
    expect((await ask('sharing.link', { linkId: links[3]?.linkId })).label).toBe('Coach Chénard 3');
  });
});

it('each listed link says how often it was opened', async () => {
  const [opened, unopened] = await make(['Coach Roy', 'Coach Brodeur']);
  await countOpening(api.db.database.kysely, Buffer.alloc(32, 3), {
    link: { linkId: opened?.linkId ?? '', athleteId, versions: { portfolio: 1, identity: 0 }, parts: null },
    anonToken: crypto.randomUUID(),
    at: new Date(),
  });
  expect((await page()).links).toMatchObject([
    { linkId: unopened?.linkId, opened: null },
    { linkId: opened?.linkId, opened: { count: 1 } },
  ]);
});

it('the link to send is the one that was chosen, or the newest for whatever a device has stored', async () => {
  const [first, newest] = await make(['Coach Roy', 'Coach Brodeur']);
  const toSend = async (linkId: unknown) => (await ask('sharing.link', { linkId })).linkId;
  expect(await toSend(first?.linkId)).toBe(first?.linkId);
  for (const stored of [null, crypto.randomUUID(), 'anything']) expect(await toSend(stored)).toBe(newest?.linkId);
});

it('links are listed for their athlete alone', async () => {
  const [theirs] = await make(['Coach Roy']);
  athleteId = await signIn();
  expect(await page({ cursor: theirs?.linkId })).toEqual({ links: [], next: null, total: 0 });
  expect(await ask('sharing.link', { linkId: theirs?.linkId })).toBeNull();
  api.cookies.clear();
  for (const procedure of ['links', 'ended', 'link'])
    expect((await api.query(`sharing.${procedure}`, { search: '', linkId: null })).status).toBe(401);
});
