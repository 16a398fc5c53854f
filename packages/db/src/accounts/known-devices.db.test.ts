import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { createAccounts } from './create-accounts.ts';
import { markEmailVerified } from './verified-email.ts';

const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });
const phone = { device: 'Safari, iPhone', address: '198.51.100.7' };
let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const logIn = (athleteId: string, from = phone): Promise<string | null> =>
  db.database.kysely.transaction().execute((tx) => accounts.rememberDevice(tx, { athleteId, ...from }));

const passes = (athleteId: string, days: number) =>
  sql`
    update known_devices set last_seen_at = last_seen_at - make_interval(days => ${days}) where athlete_id = ${athleteId}
  `.execute(db.owner.kysely);

/** An account that has logged in once. */
const anAthlete = async (): Promise<string> => {
  const { athleteId } = await anAccount(db.database);
  expect(await logIn(athleteId)).toBeNull();
  return athleteId;
};

describe('a log-in', () => {
  it('is news from another device, and from another network, each once', async () => {
    const athleteId = await anAthlete();
    expect(await logIn(athleteId)).toBeNull();
    for (const from of [
      { ...phone, device: 'Firefox, Linux' },
      { ...phone, address: '203.0.113.9' },
    ]) {
      expect(await logIn(athleteId, from)).toEqual(expect.any(String));
      expect(await logIn(athleteId, from)).toBeNull();
    }
  });

  it('is no news from the same household, whose addresses share an IPv6 network', async () => {
    const athleteId = await anAthlete();
    const home = { ...phone, address: '2001:db8:1:2::5' };
    expect(await logIn(athleteId, home)).not.toBeNull();
    expect(await logIn(athleteId, { ...home, address: '2001:db8:1:2:ffff::9' })).toBeNull();
  });

  it('twice at once from a new device is news once', async () => {
    const athleteId = await anAthlete();
    const from = { ...phone, device: 'Edge, Windows' };
    const news = await Promise.all([logIn(athleteId, from), logIn(athleteId, from)]);
    expect(news.filter((id) => id !== null)).toHaveLength(1);
  });

  it('is news again after 180 days without one, forgotten or not', async () => {
    const athleteId = await anAthlete();
    await logIn(athleteId, { ...phone, device: 'Chrome, Android' });
    await passes(athleteId, 179);
    expect(await logIn(athleteId)).toBeNull();
    await passes(athleteId, 181);
    expect(await logIn(athleteId)).not.toBeNull();
    await accounts.deleteExpiredAccess(db.database.kysely);
    const { rows } = await sql`select device from known_devices where athlete_id = ${athleteId}`.execute(
      db.owner.kysely,
    );
    expect(rows).toEqual([{ device: phone.device }]);
  });

  it('is news to an old account that knows no device any more', async () => {
    const { athleteId } = await anAccount(db.database);
    await sql`update accounts set created_at = now() - interval '91 days' where id = ${athleteId}`.execute(
      db.owner.kysely,
    );
    expect(await logIn(athleteId)).not.toBeNull();
  });

  it('leaves the address nowhere, and no mark that two accounts share a network', async () => {
    const athletes = [await anAthlete(), await anAthlete()];
    const { rows } = await sql<{ row: string; network: Buffer }>`
      select to_jsonb(known_devices)::text as row, network_hash as network from known_devices
      where athlete_id = any(${athletes}::uuid[])
    `.execute(db.owner.kysely);
    expect(JSON.stringify(rows)).not.toContain(phone.address);
    expect(new Set(rows.map(({ network }) => network.toString('hex'))).size).toBe(2);
  });
});

describe('the mail about a new device', () => {
  it('is due at a verified address only', async () => {
    const athleteId = await anAthlete();
    const id = (await logIn(athleteId, { ...phone, device: 'Firefox, Linux' })) ?? '';
    expect(await accounts.newDeviceMail(db.database.kysely, id)).toBeUndefined();
    await db.database.kysely.transaction().execute((tx) => markEmailVerified(tx, athleteId));
    expect(await accounts.newDeviceMail(db.database.kysely, id)).toMatchObject({
      firstName: 'Maëlle',
      language: 'fr-ca',
      device: 'Firefox, Linux',
    });
  });
});
