import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { handleCommand, metadataOf } from '@palmares/application';
import { type NewAccount, startSession } from '@palmares/db/accounts';
import { floodRules, quotaRules } from '@palmares/db/limits';
import { anAccount, within } from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { portfolioDecider } from '@palmares/domain/portfolio';
import superjson from 'superjson';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { floods } from '../server/limits/floods.server.ts';
import { hashQueueLimits } from '../server/limits/hash-slots.server.ts';
import { metrics } from '../server/metrics/metrics.server.ts';
import { servedApi } from './testing/served-api.ts';
import { services } from './transport/services.server.ts';

vi.mock('@node-rs/argon2', { spy: true });

const api = servedApi();
const { ask, cookies, post: call, query } = api;

afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(hash).mockClear();
  vi.mocked(verify).mockClear();
});

const signIn = async (): Promise<NewAccount> => {
  const account = await anAccount(api.db.database);
  const { athleteId } = account;
  const { lucia, keyring } = await services();
  await keyring.create(api.db.database.kysely, athleteId);
  const session = await startSession(lucia, { athleteId, device: 'a test' });
  cookies.set(lucia.sessionCookieName, session.id);
  return account;
};

const statuses = async (answers: readonly Promise<Response>[]): Promise<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('an input', () => {
  it('that describes an array of any length builds none: the decoder is not called', async () => {
    const decode = vi.spyOn(superjson, 'deserialize');
    const bomb = { json: { length: 1e8 }, meta: { values: [['typed-array', 'Uint8Array']] } };
    expect((await query('sharedPortfolio.open', bomb)).status).toBe(400);
    expect((await call('account.logIn', bomb)).status).toBe(400);
    expect(decode).not.toHaveBeenCalled();
  });

  it('may be plain JSON, and the answer may hold dates', async () => {
    await signIn();
    const answer = await query('plan.mine', {});
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveProperty('result.data.json.plan', 'free');
  });
});

describe('a text', () => {
  const marks = `a${'\u0301'.repeat(350)}${'\u0323'.repeat(350)}`;
  const ids = () => ({ commandId: randomUUID(), linkId: randomUUID() });

  it.each([
    ['account.logIn', { email: marks, password: 'b' }],
    ['account.logIn', { email: 'maya@example.com', password: marks }],
    ['account.signUp', { firstName: marks, lastName: marks, email: marks, password: marks, confirmation: marks }],
    ['account.verifyEmail', { code: marks }],
    ['sharing.publish', { ...ids(), label: marks, passcode: { kind: 'own', code: marks }, days: null }],
    ['sharing.changePasscode', { ...ids(), passcode: { kind: 'own', code: marks } }],
    ['sharedPortfolio.tryPasscode', { token: marks, code: marks }],
  ])('too long for %s is refused before it is normalized or hashed', async (procedure, input) => {
    await signIn();
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const answer = await call(procedure, input);
    if (answer.status !== 400) expect(await answer.json()).toHaveProperty('result.data.json.ok', false);
    expect(normalize.mock.contexts.filter((text) => String(text).length > 500)).toEqual([]);
    expect(hash).not.toHaveBeenCalled();
    expect(verify).not.toHaveBeenCalled();
  });

  it('too long for a section is refused before it is normalized', async () => {
    await signIn();
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const change = { type: 'WriteMotto', content: { motto: marks, explanation: marks } };
    const answer = await call('portfolio.editSection', {
      commandId: randomUUID(),
      edit: { section: 'motto', basedOn: 0, change },
    });
    expect(await answer.json()).toHaveProperty('result.data.json.refusal.field', 'content.motto');
    expect(normalize.mock.contexts.filter((text) => String(text).length > 500)).toEqual([]);
  });
});

describe('a request', () => {
  it('of more than ten calls is refused before any input is read', async () => {
    const read = vi.spyOn(Request.prototype, 'json');
    const procedures = Array.from({ length: 11 }, () => 'account.logIn').join(',');
    expect((await call(`${procedures}?batch=1`, {})).status).toBe(400);
    expect(read).not.toHaveBeenCalled();
  });

  it.each(['account.logIn', 'account.signUp', 'account.requestPasswordReset', 'account.resetPassword'])(
    'whose body is too long for %s is refused before it is read',
    async (procedure) => {
      const read = vi.spyOn(Request.prototype, 'json');
      const answer = await call(procedure, { email: 'a'.repeat(8 * 1024), password: 'b' });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toHaveProperty('error.json.data.code', 'PAYLOAD_TOO_LARGE');
      expect(read).not.toHaveBeenCalled();
    },
  );

  it('that declares a short body is cut off at the limit', async () => {
    const answer = await call(
      'account.logIn',
      { email: 'a'.repeat(9 * 1024) },
      { headers: { 'content-length': '20' } },
    );
    expect(answer.status).toBe(413);
  });

  it('with an address of more than 2,048 characters is refused', async () => {
    expect((await ask(`/en?x=${'['.repeat(2048)}`)).status).toBe(414);
    expect((await ask(`/api/mails/${'-'.repeat(15_000)}%C3%A9`)).status).toBe(414);
    expect((await ask(`${'/'.repeat(2048)}en`)).status).toBe(414);
  });

  it.each([
    ['/EN/auth/log-in', '/en/auth/log-in', 4 * 1024],
    ['/api/Stripe/webhook', '/api/stripe/webhook', 128 * 1024],
    ['/api//trpc/account.logIn/', '/api/trpc/account.logIn', 8 * 1024],
  ])('to another spelling, %s, has the limits of the address to which it is redirected', async (path, target, most) => {
    const post = (bytes: number) => ask(path, { method: 'POST', headers: { 'content-length': String(bytes) } });
    const answer = await post(most);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, target]);
    expect((await post(most + 1)).status).toBe(413);
  });

  it.each([
    ['PUT', '/en', 'GET, HEAD'],
    ['DELETE', '/en/athletes/t0ken', 'GET, HEAD'],
    ['OPTIONS', '/api/trpc/account.logIn', 'GET, POST'],
    ['GET', '/api/stripe/webhook', 'POST'],
    ['POST', '/healthz', 'GET, HEAD'],
  ])('by %s on %s is answered with the allowed methods', async (method, path, allow) => {
    const answer = await ask(path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it.each(['/metrics', '/.well-known/change-password', '/_serverFn/x', '/assets/none.js'])(
    'for %s is answered with 404',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('for security.txt is answered with a contact, an expiry date and the languages', async () => {
    const answer = await ask('/.well-known/security.txt');
    const text = await answer.text();
    expect(text).toContain('Contact: mailto:');
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
    expect(text).toContain('Preferred-Languages: en, fr');
  });

  it.each(['/api/trpc/%zz', '/en/%e9', '/%c0%af'])('for %s, which cannot be decoded, is refused', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });
});

describe('secrets are not hashed', () => {
  it('for a link that the rules refuse', async () => {
    await signIn();
    const ids = { commandId: randomUUID(), linkId: randomUUID() };
    const published = await call('sharing.publish', {
      ...ids,
      label: 'Coach',
      passcode: { kind: 'own', code: '314159' },
      days: null,
    });
    expect(await published.json()).toHaveProperty('result.data.json.refusal.code', 'email_unverified');
    const changed = await call('sharing.changePasscode', { ...ids, passcode: { kind: 'own', code: '314159' } });
    expect(await changed.json()).toHaveProperty('result.data.json.refusal.code', 'link_unknown');
    expect(hash).not.toHaveBeenCalled();
  });

  it('for a sign-up with an address that has an account', async () => {
    const { email } = await signIn();
    cookies.clear();
    const answers = {
      firstName: 'Léa',
      lastName: 'Tremblay',
      email,
      password: 'a long enough secret',
      confirmation: 'a long enough secret',
      dateOfBirth: '2008-03-07',
      country: 'can',
      region: 'QC',
      terms: true,
    };
    const answer = await call('account.signUp', answers);
    expect(await answer.json()).toHaveProperty('result.data.json.refusal.code', 'email_taken');
    expect(hash).not.toHaveBeenCalled();
  });

  const refusedHashes = async () => {
    const metric = await metrics().registry.getSingleMetric('palmares_hashes_refused_total')?.get();
    return metric?.values[0]?.value ?? 0;
  };

  it('beyond the queue: excess log-ins are told when to retry, and query nothing', async () => {
    const { running, waiting } = hashQueueLimits;
    const asked = vi.spyOn((await services()).database.pool, 'query');
    const refusedBefore = await refusedHashes();
    const hashing = Promise.withResolvers<boolean>();
    vi.mocked(verify).mockReturnValue(hashing.promise);
    const busy: Response[] = [];
    const attempts = Array.from({ length: running + waiting + 30 }, async (_, index) => {
      const input = { email: `nobody-${index}@example.com`, password: 'wrong horse' };
      const answer = await call('account.logIn', input, { address: `198.51.100.${index}` });
      if (answer.status === 503) busy.push(answer);
      return answer;
    });
    await vi.waitFor(() => expect(busy).toHaveLength(30), { timeout: within(30_000) });
    expect(busy.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(Array(30).fill([503, '2']));
    // A log-in charges three quotas and looks up one account.
    expect(asked.mock.calls.length).toBeLessThanOrEqual(running * 4);
    expect((await refusedHashes()) - refusedBefore).toBe(30);
    hashing.resolve(false);
    expect(await statuses(attempts)).toEqual({ 200: running + waiting, 503: 30 });
    expect(verify).toHaveBeenCalledTimes(running + waiting);
  });
});

describe('a signed-in account is limited', () => {
  const { points: calls } = floodRules['api-account'];

  it('by its calls, counting each call of a batch', async () => {
    await signIn();
    const batch = `/api/trpc/${Array.from({ length: 10 }, () => 'account.session').join(',')}?batch=1`;
    const asked = Array.from({ length: calls / 10 + 1 }, () => ask(batch));
    expect((await statuses(asked))[429]).toBe(1);
    const refused = await ask('/api/trpc/account.session');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    ['edits', 'portfolio.editSection', floodRules['edit-account'].points],
    ['links', 'sharing.publish', quotaRules['publish-account'].points],
    ['questions to Stripe', 'plan.openPortal', quotaRules['billing-account'].points],
  ])('by its %s', async (_, procedure, points) => {
    await signIn();
    const attempts = Array.from({ length: points + 2 }, () => call(procedure, {}));
    expect((await statuses(attempts))[429]).toBe(2);
  });
});

describe('a flood from one network', () => {
  it('is refused with a page in the requested language, which says when to retry', async () => {
    const address = '203.0.113.200';
    expect((await ask('/api/nothing', { address })).status).not.toBe(429);
    await floods().charge('request-network', address, floodRules['request-network'].points);
    const page = await ask('/fr-ca', { address });
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    const words = await page.text();
    expect(words).toContain('<html lang="fr-CA"');
    expect(words).toContain('Attends une minute');
    expect((await ask('/healthz', { address })).status).toBe(200);
    expect((await ask('/fr-ca', { address: '203.0.113.201' })).status).not.toBe(429);
  });
});

const withPortfolio = async (): Promise<void> => {
  const { athleteId } = await signIn();
  const { log } = await services();
  await handleCommand({
    log,
    decider: portfolioDecider,
    stream: streamOf('portfolio', athleteId),
    commandId: athleteId,
    command: {
      type: 'StartPortfolio',
      firstName: 'Maëlle',
      lastName: 'Gagnon',
      dateOfBirth: '2007-03-14',
      place: { country: 'can', region: 'QC' },
      language: 'fr-ca',
    },
    context: { at: new Date() },
    metadata: metadataOf({ kind: 'athlete', athleteId, device: null }, athleteId),
  });
};

const edit = (commandId: string, motto: string) =>
  call('portfolio.editSection', {
    commandId,
    edit: { section: 'motto', basedOn: 0, change: { type: 'WriteMotto', content: { motto, explanation: '' } } },
  });

describe('an id that is in use', () => {
  it('for another command is a conflict', async () => {
    await withPortfolio();
    const commandId = randomUUID();
    expect((await edit(commandId, 'Keep your head up')).status).toBe(200);
    expect((await edit(commandId, 'Something else')).status).toBe(409);
  });

  it('is recognized in capitals, too', async () => {
    await withPortfolio();
    const commandId = randomUUID();
    const first = await (await edit(commandId, 'Keep your head up')).json();
    expect(first).toHaveProperty('result.data.json.ok', true);
    expect(await (await edit(commandId.toUpperCase(), 'Keep your head up')).json()).toEqual(first);
  });
});
