import { hashPasscode, newPublishToken, sealPublishToken } from '@palmares/db/sharing';
import { aPublicLink, closedFor, closedLinks } from '@palmares/db/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';
import { MAX_GRANTS } from './grant-cookie.server.ts';
import { aSharedPortfolio, writePicture } from './testing/a-shared-portfolio.ts';

const api = servedApi();
const code = '481516';

afterEach(() => vi.useRealTimers());
const passcodeHash = hashPasscode(Buffer.alloc(32, 7), code);

/** Counts the statements of a run: each one takes a connection from the pool. */
const counting = async <Value>(run: () => Promise<Value>): Promise<{ value: Value; statements: number }> => {
  const { pool } = (await services()).database;
  let statements = 0;
  const count = (): void => {
    statements += 1;
  };
  pool.on('acquire', count);
  const value = await run().finally(() => pool.off('acquire', count));
  return { value, statements };
};

const open = async (token: string) => {
  const answer = await api.query('sharedPortfolio.open', { token, language: 'fr-ca' });
  const headers = Object.fromEntries(answer.headers);
  const { 'x-request-id': _, ...rest } = headers;
  return { status: answer.status, headers: rest, body: await answer.text() };
};

const stateOf = async (token: string) => JSON.parse((await open(token)).body).result.data.json;

describe('a link that opens nothing', () => {
  it.each(closedFor)('answers like any other, after one statement: %s', async (reason) => {
    const { token } = await closedLinks[reason](api.db);
    const unknown = await counting(() => open('AAAAAAAAAAAAAAAAAAAAAA'));
    const closed = await counting(() => open(token));
    expect(JSON.parse(unknown.value.body).result.data.json).toEqual({ state: 'not_public' });
    expect(closed).toEqual({ ...unknown, statements: 1 });
  });

  it.each(closedFor)('refuses a passcode like any other: %s', async (reason) => {
    const { token } = await closedLinks[reason](api.db);
    const { value, statements } = await counting(() => api.call('sharedPortfolio.tryPasscode', { token, code }));
    expect(value).toEqual({ status: 200, outcome: { ok: false, refusal: { code: 'portfolio_not_public' } } });
    expect(statements).toBe(1);
  });

  it('is also one whose token is longer than any', async () => {
    expect(await stateOf('A'.repeat(1000))).toEqual({ state: 'not_public' });
  });
});

describe('an open link', () => {
  it('is read in two statements, with addresses that do not give it away', async () => {
    const { token, linkId, pictureId, documentId } = await aSharedPortfolio(api.db);
    const { value, statements } = await counting(() => open(token));
    expect(statements).toBe(2);
    const { portfolio, downloads } = JSON.parse(value.body).result.data.json;
    const address = expect.stringMatching(/^\/api\/shared\/[\w-]{96}$/);
    expect(portfolio.sections['profile-picture']).toEqual({
      medium: address,
      large: address,
      cardMedium: address,
      cardLarge: address,
    });
    expect(portfolio.sections['academic-documents']).toMatchObject([{ name: 'Relevé d’été', address }]);
    expect(downloads).toEqual({ pdf: address, contacts: address });
    for (const id of [token, linkId, pictureId, documentId]) expect(value.body).not.toContain(id);
  });

  it('is read once for all who open it in the same minutes, and again after an edit', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:01:00Z') });
    const { token, athleteId } = await aSharedPortfolio(api.db);
    const first = await open(token);
    expect(await counting(() => open(token))).toEqual({ value: first, statements: 1 });
    await writePicture(api.db, athleteId, '');
    const edited = await counting(() => open(token));
    expect(edited.statements).toBe(2);
    expect(JSON.parse(edited.value.body).result.data.json.portfolio.sections['profile-picture']).toBeNull();
    vi.setSystemTime(new Date('2026-11-20T12:06:00Z'));
    expect((await counting(() => open(token))).statements).toBe(2);
  });

  it('of a minor has no documents and no contacts to save', async () => {
    const { token } = await aSharedPortfolio(api.db, { age: 16 });
    const { portfolio, downloads } = await stateOf(token);
    expect(portfolio.sections['academic-documents']).toBeNull();
    expect(downloads).toEqual({ pdf: expect.any(String), contacts: null });
  });
});

describe('a grant', () => {
  const grants = (): readonly string[] => [...api.cookies.keys()].filter((name) => name.startsWith('grant_'));
  const letIn = async (token: string) => {
    const { outcome } = await api.call('sharedPortfolio.tryPasscode', { token, code });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
  };

  it('opens its link, in as many statements as one without a passcode', async () => {
    const { token } = await aSharedPortfolio(api.db, { passcodeHash: await passcodeHash });
    expect(await stateOf(token)).toMatchObject({ state: 'passcode' });
    await letIn(token);
    const { value, statements } = await counting(() => stateOf(token));
    expect([value.state, statements]).toEqual(['open', 2]);
  });

  it('leads on to the link that replaces its own', async () => {
    const shared = await aSharedPortfolio(api.db, { passcodeHash: await passcodeHash });
    await letIn(shared.token);
    const { database, keyring, sharing } = await services();
    const replacement = { linkId: crypto.randomUUID(), token: newPublishToken() };
    await database.kysely.transaction().execute(async (tx) => {
      await keyring.create(tx, shared.athleteId);
      const of = { athleteId: shared.athleteId, linkId: replacement.linkId };
      const tokenSealed = await sealPublishToken(keyring, tx, of, replacement.token);
      await sharing.replaceLink(tx, shared, { ...replacement, tokenSealed });
    });
    expect(await stateOf(shared.token)).toEqual({ state: 'replaced', token: replacement.token });
    expect((await stateOf(replacement.token)).state).toBe('open');
    api.cookies.clear();
    expect(await stateOf(shared.token)).toEqual({ state: 'not_public' });
    expect((await stateOf(replacement.token)).state).toBe('passcode');
  });

  it('is one cookie per link', async () => {
    const { token } = await aPublicLink(api.db, { passcodeHash: await passcodeHash });
    await letIn(token);
    await letIn(token);
    expect(grants()).toHaveLength(1);
  });

  it('is forgotten once a browser has twenty newer ones', async () => {
    const given = { passcodeHash: await passcodeHash };
    const links = await Promise.all(Array.from({ length: MAX_GRANTS }, () => aSharedPortfolio(api.db, given)));
    for (const { token } of links) await letIn(token);
    const [first, second] = links;
    if (!first || !second) throw new Error('there are links');
    // Renewed, so that it is the newest.
    await letIn(first.token);
    const last = await aSharedPortfolio(api.db, given);
    await letIn(last.token);
    expect(grants()).toHaveLength(MAX_GRANTS);
    expect((await stateOf(first.token)).state).toBe('open');
    expect((await stateOf(second.token)).state).toBe('passcode');
    expect((await stateOf(last.token)).state).toBe('open');
  });
});
