import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobs, type Jobs } from '../jobs/enqueue.ts';
import { createQuotas, type Quotas } from '../limits/create-limits.ts';
import { quotaRules } from '../limits/rules.ts';
import { newToken } from '../secrets/token.ts';
import { aPublicLink } from '../testing/a-public-link.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { createSharing, type Sharing } from './create-sharing.ts';
import { createGrant, type Grant } from './grants.ts';

const pepper = Buffer.alloc(32, 7);
const RIGHT = '314159';
const WRONG = '271828';
const scout = '198.51.100.10';

let db: ConnectedDatabase;
let sharing: Sharing;
let passcodeHash: string;
let jobs: Jobs;
let quotas: Quotas;

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
  quotas = createQuotas({ database: db.database, pepper });
  sharing = createSharing({ pepper, quotas, jobs });
  passcodeHash = await sharing.hashPasscode(RIGHT);
});

afterAll(async () => {
  await jobs.close();
  await db.close();
});

const attempt = (token: string, code: string, address = scout) =>
  sharing.tryPasscode(db.database, { token, code, address, at: new Date() });

const grantTokenIn = (grant: Grant | null): string => {
  if (!grant) throw new Error('the link is open to anybody');
  return grant.grantToken;
};

const letIn = async (token: string, address = scout): Promise<string> => {
  const outcome = await attempt(token, RIGHT, address);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return grantTokenIn(outcome.value);
};

const granted = async (token: string, ...grantTokens: readonly string[]): Promise<boolean> => {
  const link = await sharing.findOpenLink(db.database, { token }, { grantTokens, at: new Date() });
  if (!link) throw new Error('the link is not open');
  return !link.asksPasscode;
};

const codes = (outcomes: readonly Awaited<ReturnType<typeof attempt>>[]) =>
  outcomes.map((outcome) => (outcome.ok ? 'let in' : outcome.refusal.code));

describe('a passcode', () => {
  it('that is wrong is refused, and the right one lets the visitor in for a day', async () => {
    const { token } = await aPublicLink(db, { passcodeHash });
    expect(await attempt(token, WRONG)).toEqual({ ok: false, refusal: { code: 'passcode_wrong', field: 'code' } });
    const outcome = await attempt(token, RIGHT);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    expect(Math.round(((outcome.value?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000)).toBe(24);
    expect(await granted(token, grantTokenIn(outcome.value))).toBe(true);
  });

  it('of a link that is revoked or never existed is refused like any other', async () => {
    const revoked = await aPublicLink(db, { passcodeHash });
    await db.database.kysely.transaction().execute((tx) => sharing.revokeLink(tx, revoked));
    for (const token of [revoked.token, newToken(), 'not a token'])
      expect(await attempt(token, RIGHT)).toEqual({ ok: false, refusal: { code: 'portfolio_not_public' } });
  });

  it('is not asked for by an open link, and nothing is stored of a visitor', async () => {
    const { token, linkId } = await aPublicLink(db);
    expect(await attempt(token, '')).toEqual({ ok: true, value: null });
    const { rows } = await sql`select 1 from visitor_grants where link_id = ${linkId}`.execute(db.owner.kysely);
    expect(rows).toEqual([]);
  });

  it('is kept as argon2id over a peppered code', async () => {
    expect(passcodeHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    const otherPepper = createSharing({
      pepper: Buffer.alloc(32, 8),
      quotas: createQuotas({ database: db.database, pepper }),
      jobs,
    });
    const { token } = await aPublicLink(db, { passcodeHash });
    expect(
      await otherPepper.tryPasscode(db.database, { token, code: RIGHT, address: scout, at: new Date() }),
    ).toMatchObject({
      ok: false,
      refusal: { code: 'passcode_wrong' },
    });
  });
});

describe('tries', () => {
  it('of one visitor in parallel are five, then one every six minutes, and the right code must wait as well', async () => {
    const { token } = await aPublicLink(db, { passcodeHash });
    const outcomes = codes(await Promise.all(Array.from({ length: 12 }, () => attempt(token, WRONG))));
    expect(outcomes.filter((code) => code === 'passcode_wrong')).toHaveLength(6);
    expect(await attempt(token, RIGHT)).toEqual({
      ok: false,
      refusal: { code: 'passcode_wait', field: 'code', params: { minutes: 6 } },
    });
  });

  it('of one visitor do not slow another visitor or another link', async () => {
    const { token } = await aPublicLink(db, { passcodeHash });
    const other = await aPublicLink(db, { passcodeHash });
    await Promise.all(Array.from({ length: 70 }, () => attempt(token, WRONG)));
    expect(await attempt(token, RIGHT, '203.0.113.5')).toMatchObject({ ok: true });
    expect(await attempt(other.token, RIGHT)).toMatchObject({ ok: true });
  });

  it('from one IPv6 network are those of one visitor', async () => {
    const { token } = await aPublicLink(db, { passcodeHash });
    const outcomes = codes(
      await Promise.all(Array.from({ length: 8 }, (_, index) => attempt(token, WRONG, `2001:db8:1:2::${index + 1}`))),
    );
    expect(outcomes.filter((code) => code === 'passcode_wait')).toHaveLength(2);
  });

  it('from many addresses slow the link down after sixty, and admitted visitors stay in', async () => {
    const { token } = await aPublicLink(db, { passcodeHash });
    const grantToken = await letIn(token);
    const wrongTries = async (count: number, network: string) =>
      codes(
        await Promise.all(Array.from({ length: count }, (_, index) => attempt(token, WRONG, `${network}.${index}`))),
      );
    const outcomes = [...(await wrongTries(32, '192.0.2')), ...(await wrongTries(32, '198.51.100'))];
    expect(outcomes.filter((code) => code === 'passcode_wrong')).toHaveLength(60);
    expect(await attempt(token, RIGHT, '203.0.113.5')).toMatchObject({ ok: false, refusal: { code: 'passcode_wait' } });
    expect(await granted(token, grantToken)).toBe(true);
  });

  it('that strangers used up are told to the athlete once a day', async () => {
    const link = await aPublicLink(db, { passcodeHash });
    const { token, linkId, athleteId } = link;
    const notices = async () => {
      const { rows } = await db.owner.pool.query<{ data: unknown }>(
        `select data from pgboss.job where name = 'send-tries-notice' and data->>'linkId' = $1`,
        [linkId],
      );
      return rows.map(({ data }) => data);
    };
    await Promise.all(Array.from({ length: 8 }, () => attempt(token, WRONG)));
    expect(await notices()).toEqual([]);
    await quotas.charge('passcode-link', token, quotaRules['passcode-link'].points);
    for (const address of ['192.0.2.1', '192.0.2.2', '203.0.113.5'])
      expect(codes([await attempt(token, WRONG, address)])).toEqual(['passcode_wait']);
    expect(await notices()).toEqual([{ athleteId, linkId }]);
  });

  it('that are right cost nothing, so a whole staff behind one address gets in', async () => {
    const { token } = await aPublicLink(db, { passcodeHash });
    for (let coach = 0; coach < 8; coach += 1) expect(await attempt(token, RIGHT)).toMatchObject({ ok: true });
  });
});

describe('a grant', () => {
  it('ends when the passcode changes, and when the link is opened to all and closed again', async () => {
    const link = await aPublicLink(db, { passcodeHash });
    const grantToken = await letIn(link.token);
    const set = (hash: string | null) =>
      db.database.kysely.transaction().execute((tx) => sharing.setPasscode(tx, { ...link, passcodeHash: hash }));
    await set(await sharing.hashPasscode(WRONG));
    expect(await granted(link.token, grantToken)).toBe(false);
    expect(await attempt(link.token, RIGHT)).toMatchObject({ ok: false, refusal: { code: 'passcode_wrong' } });
    await set(null);
    await set(passcodeHash);
    expect(await granted(link.token, grantToken)).toBe(false);
  });

  it('written while the passcode was changing counts for nothing', async () => {
    const link = await aPublicLink(db, { passcodeHash });
    await db.database.kysely.transaction().execute((tx) => sharing.setPasscode(tx, { ...link, passcodeHash }));
    const { grantToken } = await createGrant(
      db.database.kysely,
      { linkId: link.linkId, passcodeVersion: 1, accountVersion: null },
      new Date(),
    );
    expect(await granted(link.token, grantToken)).toBe(false);
  });

  it('opens its own link only, and nothing opens without one', async () => {
    const one = await aPublicLink(db, { passcodeHash });
    const other = await aPublicLink(db, { passcodeHash });
    const grantToken = await letIn(one.token);
    expect(await granted(other.token, grantToken)).toBe(false);
    expect(await granted(one.token)).toBe(false);
    expect(await granted(one.token, '', newToken(), 'not a token')).toBe(false);
    expect(await granted(one.token, newToken(), grantToken, 'not a token')).toBe(true);
  });

  it('ends after a day, and is forgotten at the next one', async () => {
    const { token, linkId } = await aPublicLink(db, { passcodeHash });
    const grantToken = await letIn(token);
    await sql`update visitor_grants set expires_at = now() - interval '1 second' where link_id = ${linkId}`.execute(
      db.owner.kysely,
    );
    expect(await granted(token, grantToken)).toBe(false);
    await letIn(token);
    const { rows } = await sql`select 1 from visitor_grants where link_id = ${linkId}`.execute(db.owner.kysely);
    expect(rows).toHaveLength(1);
  });

  it('leaves its token nowhere in the database', async () => {
    const { token, linkId } = await aPublicLink(db, { passcodeHash });
    const grantToken = await letIn(token);
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(g)::text as row from visitor_grants g where link_id = ${linkId}
    `.execute(db.owner.kysely);
    expect(rows[0]?.row).toContain(linkId);
    expect(rows[0]?.row).not.toContain(grantToken);
  });
});
