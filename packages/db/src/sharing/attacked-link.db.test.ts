import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobs, type Jobs } from '../jobs/enqueue.ts';
import { createQuotas } from '../limits/create-limits.ts';
import { quotaRules } from '../limits/rules.ts';
import { aPublicLink } from '../testing/a-public-link.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { within } from '../testing/within.ts';
import { createSharing, type Sharing } from './create-sharing.ts';

const pepper = Buffer.alloc(32, 7);
const RIGHT = '314159';
const TRIES = 2000;
const ADDRESSES = 200;
/** Fewer than may wait to be hashed. */
const AT_ONCE = 40;

let db: ConnectedDatabase;
let jobs: Jobs;
let sharing: Sharing;

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
  sharing = createSharing({ pepper, quotas: createQuotas({ database: db.database, pepper }), jobs });
});

afterAll(async () => {
  await jobs.close();
  await db.close();
});

const attempt = async (token: string, code: string, address: string) => {
  const outcome = await sharing.tryPasscode(db.database, { token, code, address, at: new Date() });
  return outcome.ok ? 'let in' : outcome.refusal.code;
};

/** Wrong codes, each another one, from all addresses in turn. */
const guesses = async (token: string): Promise<Readonly<Record<string, number>>> => {
  const counted: Record<string, number> = {};
  for (let first = 0; first < TRIES; first += AT_ONCE) {
    const codes = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const guess = first + index;
        return attempt(token, String(guess).padStart(6, '0'), `203.0.113.${guess % ADDRESSES}`);
      }),
    );
    for (const code of codes) counted[code] = (counted[code] ?? 0) + 1;
  }
  return counted;
};

it(
  '2,000 wrong passcodes from 200 addresses let nobody in, shut nobody out who is in, and are told once',
  async () => {
    const passcodeHash = await sharing.hashPasscode(RIGHT);
    const attacked = await aPublicLink(db, { passcodeHash });
    const other = await aPublicLink(db, { passcodeHash, athleteId: attacked.athleteId });
    const grant = await sharing.tryPasscode(db.database, {
      token: attacked.token,
      code: RIGHT,
      address: '192.0.2.1',
      at: new Date(),
    });
    if (!grant.ok || !grant.value) throw new Error('the code is right');
    const grantTokens = [grant.value.grantToken];

    const compared = quotaRules['passcode-link'].points;
    expect(await guesses(attacked.token)).toEqual({ passcode_wrong: compared, passcode_wait: TRIES - compared });
    expect(await attempt(attacked.token, RIGHT, '192.0.2.1')).toBe('passcode_wait');

    const told = await db.owner.pool.query("select 1 from pgboss.job where name = 'send-tries-notice'");
    expect(told.rows).toHaveLength(1);
    const { rows } = await db.owner.pool.query('select 1 from visitor_grants where link_id = $1', [attacked.linkId]);
    expect(rows).toHaveLength(1);
    const link = await sharing.findOpenLink(db.database, { token: attacked.token }, { grantTokens, at: new Date() });
    expect(link).toMatchObject({ asksPasscode: false });
    expect(await attempt(other.token, RIGHT, '203.0.113.0')).toBe('let in');
  },
  within(300_000),
);
