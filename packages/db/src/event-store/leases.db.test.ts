import { randomUUID } from 'node:crypto';
import { SHARDS, shardOf } from '@palmares/event-store';
import { leases as leaseHealth } from '@palmares/event-store/health';
import { holdLeases, type Lease, leave, projectRound } from '@palmares/event-store/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { request, testLog } from '../testing/event-log.ts';
import { untilReadable } from '../testing/until-readable.ts';
import { createWitness, witness } from '../testing/witness.ts';
import { codec } from './codec.ts';

let db: ConnectedDatabase;
const opened: ConnectedDatabase[] = [];

beforeEach(async () => {
  db = await connectedDatabase();
  opened.push(db);
});

afterAll(() => Promise.all(opened.map((one) => one.close())));

const hold = async (owner: string) => (await holdLeases(db.database.kysely, owner)).leases;

const ownersOf = async (): Promise<readonly { owner: string | null; shards: number }[]> =>
  (
    await db.owner.pool.query<{ owner: string | null; shards: number }>(
      'select owner, count(*)::integer as shards from shard_leases group by owner order by owner nulls first',
    )
  ).rows;

/** The transaction that last wrote each row. */
const writers = async (table: 'shard_leases' | 'projector_owners') =>
  (await db.owner.pool.query(`select distinct xmin::text as by from ${table}`)).rows;

const expire = (owner: string, expiresAt: string) =>
  db.owner.pool.query(`update projector_owners set expires_at = ${expiresAt} where owner = $1`, [owner]);

it('there is a lease for each shard, and a partition for each of its digits', async () => {
  expect(await ownersOf()).toEqual([{ owner: null, shards: SHARDS }]);
  for (const table of ['events', 'data_keys']) {
    const { rows } = await db.owner.pool.query(
      `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds from pg_inherits i
       join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass order by c.relname`,
      [table],
    );
    expect(rows.map(({ name }) => name)).toEqual([...'0123456789abcdef'].map((digit) => `${table}_${digit}`));
    expect(rows.at(-1)?.bounds).toBe(`FOR VALUES FROM ('${SHARDS - 16}') TO ('${SHARDS}')`);
  }
});

it('a renewal writes one row, whatever the number of shards', async () => {
  const owner = randomUUID();
  expect(await hold(owner)).toHaveLength(SHARDS);
  const [leases, owners] = [await writers('shard_leases'), await writers('projector_owners')];
  expect(await hold(owner)).toHaveLength(SHARDS);
  expect(await writers('shard_leases')).toEqual(leases);
  expect(await writers('projector_owners')).not.toEqual(owners);
});

it('[E26] the shards of an owner that expired go to another, with a higher fence', async () => {
  const [dead, living] = [randomUUID(), randomUUID()];
  const before = await hold(dead);
  await expire(dead, 'clock_timestamp()');
  const taken = await hold(living);
  expect(taken).toHaveLength(SHARDS);
  expect(taken.every(({ fence }, index) => fence > (before[index]?.fence ?? 0))).toBe(true);
  expect((await db.owner.pool.query('select owner from projector_owners')).rows).toEqual([{ owner: living }]);
});

/** Appends an event, and runs a round over its shard under the owner's lease. */
const somethingToProject = async (owner: string) => {
  const { keyring, log, athlete } = testLog(db.database);
  await createWitness(db.owner);
  const { athleteId, stream } = await athlete();
  await log.append(request(stream));
  await untilReadable(db.database);
  const leaseIn = (held: readonly Lease[]): Lease => {
    const lease = held.find(({ shard }) => shard === shardOf(athleteId));
    if (!lease) throw new Error('Not all shards are held');
    return lease;
  };
  const project = (lease: Lease) =>
    projectRound({
      database: db.database,
      keyring,
      codec,
      subscribers: [witness(() => owner)],
      leases: [lease],
      checkpoints: new Map(),
    });
  const projected = async () => (await db.owner.pool.query('select from witness')).rowCount;
  return { leaseIn, project, projected };
};

it('[E26] an owner that expired writes nothing, also while nobody has taken its shards', async () => {
  const owner = randomUUID();
  const { leaseIn, project, projected } = await somethingToProject(owner);
  const lease = leaseIn(await hold(owner));
  await expire(owner, 'clock_timestamp()');
  await expect(project(lease)).rejects.toMatchObject({ name: 'Fenced' });
  expect(await projected()).toBe(0);
});

it.each(['ahead', 'back'])(
  '[E47] an owner whose expiry is an hour off, because the server’s clock was set %s, writes nothing before it renews',
  async (set) => {
    const owner = randomUUID();
    const { leaseIn, project, projected } = await somethingToProject(owner);
    const lease = leaseIn(await hold(owner));
    await expire(owner, `expires_at ${set === 'back' ? '+' : '-'} interval '1 hour'`);
    await expect(project(lease)).rejects.toMatchObject({ name: 'Fenced' });
    expect(await projected()).toBe(0);
    // No one took its shards meanwhile.
    expect(leaseIn(await hold(owner))).toEqual(lease);
    await project(lease);
    expect(await projected()).toBe(1);
  },
);

it.each(['ahead', 'back'])(
  '[E47] shards that were taken over when the server’s clock was set %s are lost to their owner, even if it is alive',
  async (set) => {
    const [owner, other] = [randomUUID(), randomUUID()];
    const { leaseIn, project, projected } = await somethingToProject(owner);
    const lease = leaseIn(await hold(owner));
    await expire(owner, `expires_at ${set === 'back' ? '+' : '-'} interval '1 hour'`);
    const taken = leaseIn(await hold(other));
    expect(taken.fence).toBeGreaterThan(lease.fence);
    expect(await hold(owner)).toEqual([]);
    await expect(project(lease)).rejects.toMatchObject({ name: 'Fenced' });
    await project(taken);
    expect(await projected()).toBe(1);
  },
);

it('[E47] an expiry from before the server’s clock was set back by an hour holds nothing', async () => {
  const [ahead, living] = [randomUUID(), randomUUID()];
  await hold(ahead);
  await expire(ahead, `clock_timestamp() + interval '1 hour'`);
  expect(await hold(living)).toHaveLength(SHARDS);
});

it('a second owner gets half, and one that leaves frees all of its shards with one row', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await hold(first);
  expect(await hold(second)).toEqual([]);
  expect(await hold(first)).toHaveLength(SHARDS / 2);
  expect(await hold(second)).toHaveLength(SHARDS / 2);
  await leave(db.database.kysely, second);
  expect(await leaseHealth(db.database.kysely)).toMatchObject({ live: SHARDS / 2, owners: 1 });
  expect(await hold(first)).toHaveLength(SHARDS);
});
