import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../database.ts';
import { createJobs, type Jobs } from '../jobs/enqueue.ts';
import { createQuotas } from '../limits/create-limits.ts';
import { newToken } from '../secrets/token.ts';
import { aPublicLink } from '../testing/a-public-link.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { createSharing, type Sharing } from './create-sharing.ts';
import { createGrant } from './grants.ts';
import { replaceLink, setPasscode } from './links.ts';

const pepper = Buffer.alloc(32, 7);
const FIRST = '314159';
const SECOND = '271828';
const OWN = '161803';

let db: ConnectedDatabase;
let sharing: Sharing;
let jobs: Jobs;
let hashes: Readonly<Record<string, string>>;

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
  sharing = createSharing({ pepper, quotas: createQuotas({ database: db.database, pepper }), jobs });
  const codes = [FIRST, SECOND, OWN];
  hashes = Object.fromEntries(
    await Promise.all(codes.map(async (code) => [code, await sharing.hashPasscode(code)] as const)),
  );
});

afterAll(async () => {
  await jobs.close();
  await db.close();
});

const change = (work: (tx: Tx) => Promise<void>) => db.database.kysely.transaction().execute(work);

const hashOf = (code: string): string => {
  const hash = hashes[code];
  if (hash === undefined) throw new Error(`${code} was not hashed`);
  return hash;
};

const setTo = (athleteId: string, code: string) =>
  change((tx) => sharing.setAccountPasscode(tx, { athleteId, passcodeHash: hashOf(code) }));

/** A link that asks for the passcode of its account, which is the first code. */
const aLinkByAccount = async (given: { athleteId?: string } = {}) => {
  const link = await aPublicLink(db, { usesAccountPasscode: true, ...given });
  if (given.athleteId === undefined) await setTo(link.athleteId, FIRST);
  return link;
};

const attempt = (token: string, code: string) =>
  sharing.tryPasscode(db.database, { token, code, address: '198.51.100.10', at: new Date() });

const letIn = async (token: string, code: string): Promise<string> => {
  const outcome = await attempt(token, code);
  if (!outcome.ok || !outcome.value) throw new Error('the code is right');
  return outcome.value.grantToken;
};

const asks = async (token: string, ...grantTokens: readonly string[]): Promise<boolean | undefined> =>
  (await sharing.findOpenLink(db.database, { token }, { grantTokens, at: new Date() }))?.asksPasscode;

describe('a link that asks for the passcode of its account', () => {
  it('lets in whoever gives it, as every other link of the athlete that asks for it', async () => {
    const one = await aLinkByAccount();
    const other = await aLinkByAccount({ athleteId: one.athleteId });
    for (const { token } of [one, other]) {
      expect(await asks(token)).toBe(true);
      expect(await attempt(token, SECOND)).toMatchObject({ ok: false, refusal: { code: 'passcode_wrong' } });
      expect(await asks(token, await letIn(token, FIRST))).toBe(false);
    }
    expect(await asks(other.token, await letIn(one.token, FIRST))).toBe(true);
  });

  it('asks again once it changed, and a link with a passcode of its own does not', async () => {
    const link = await aLinkByAccount();
    const own = await aPublicLink(db, { athleteId: link.athleteId, passcodeHash: hashOf(OWN) });
    const [grant, ownGrant] = [await letIn(link.token, FIRST), await letIn(own.token, OWN)];
    await setTo(link.athleteId, SECOND);
    expect(await asks(link.token, grant)).toBe(true);
    expect(await asks(own.token, ownGrant)).toBe(false);
    expect(await attempt(link.token, FIRST)).toMatchObject({ ok: false, refusal: { code: 'passcode_wrong' } });
    expect(await asks(link.token, await letIn(link.token, SECOND))).toBe(false);
  });

  it('does not take a grant that was written while it was changing', async () => {
    const { token, linkId, athleteId } = await aLinkByAccount();
    await setTo(athleteId, SECOND);
    const late = await createGrant(db.database.kysely, { linkId, passcodeVersion: 1, accountVersion: 1 }, new Date());
    expect(await asks(token, late.grantToken)).toBe(true);
  });

  it('asks again once it has one of its own, and again once it is the account’s', async () => {
    const link = await aLinkByAccount();
    const grant = await letIn(link.token, FIRST);
    await change((tx) => setPasscode(tx, { ...link, usesAccountPasscode: false, passcodeHash: hashOf(OWN) }));
    const ownGrant = await letIn(link.token, OWN);
    expect(await asks(link.token, grant)).toBe(true);
    expect(await asks(link.token, ownGrant)).toBe(false);
    await change((tx) => setPasscode(tx, { ...link, usesAccountPasscode: true, passcodeHash: null }));
    expect(await asks(link.token, grant, ownGrant)).toBe(true);
  });

  it('and is replaced leads those on who gave it, until it changes', async () => {
    const link = await aLinkByAccount();
    const grant = await letIn(link.token, FIRST);
    const replacement = { linkId: crypto.randomUUID(), token: newToken(), tokenSealed: link.tokenSealed };
    await change((tx) => replaceLink(tx, link, replacement));
    const found = () => sharing.findLink(db.database, { token: link.token }, { grantTokens: [grant], at: new Date() });
    expect(await found()).toMatchObject({ replacedBy: replacement.linkId });
    expect(await asks(replacement.token, grant)).toBe(false);
    await setTo(link.athleteId, SECOND);
    expect(await found()).toBeUndefined();
    expect(await asks(replacement.token, grant)).toBe(true);
  });

  it('opens nothing where the account has none', async () => {
    const { token } = await aPublicLink(db, { usesAccountPasscode: true });
    expect(await asks(token)).toBeUndefined();
    expect(await attempt(token, FIRST)).toMatchObject({ ok: false, refusal: { code: 'portfolio_not_public' } });
  });

  it('has none of its own beside it', async () => {
    const both = aPublicLink(db, { usesAccountPasscode: true, passcodeHash: hashOf(OWN) });
    await expect(both).rejects.toThrow('publish_links_one_passcode');
  });
});

it('an account has a passcode once one was set', async () => {
  const { athleteId } = await aPublicLink(db);
  expect(await sharing.hasAccountPasscode(db.database.kysely, athleteId)).toBe(false);
  await setTo(athleteId, FIRST);
  expect(await sharing.hasAccountPasscode(db.database.kysely, athleteId)).toBe(true);
});

it("the app's role may neither move nor delete an account's passcode", async () => {
  for (const statement of [
    sql`update account_passcodes set athlete_id = athlete_id`,
    sql`delete from account_passcodes`,
  ])
    await expect(statement.execute(db.database.kysely)).rejects.toThrow('permission denied');
});
