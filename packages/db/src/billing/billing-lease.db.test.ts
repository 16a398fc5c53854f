import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { BillingLeaseLost, withBillingLease } from './billing-lease.ts';

let db: ConnectedDatabase;
let athleteId: string;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

beforeEach(async () => {
  ({ athleteId } = await anAccount(db.database, { language: 'en' }));
});

const patient = 20_000;
const inTurn = <Result>(work: () => Promise<Result>, timeoutMs = patient) =>
  withBillingLease(db.database, { athleteId, timeoutMs }, work);

/** Simulates that the holder died long ago. */
const expire = () =>
  db.owner.pool.query(`update billing_leases set expires_at = now() - interval '1 second' where athlete_id = $1`, [
    athleteId,
  ]);

it('one holder at a time changes what an athlete pays, and the next begins when it is done', async () => {
  let inside = 0;
  const most: number[] = [];
  const work = async () => {
    inside += 1;
    most.push(inside);
    await db.database.pool.query('select 1');
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => inTurn(work)));
  expect(most).toEqual([1, 1, 1, 1, 1]);
});

it('a caller without patience is told that the lease is taken, and another athlete does not wait', async () => {
  const { athleteId: other } = await anAccount(db.database, { language: 'en' });
  await inTurn(async () => {
    expect(await inTurn(async () => 'done', 0)).toBe('taken');
    expect(await withBillingLease(db.database, { athleteId: other, timeoutMs: 0 }, async () => 'done')).toBe('done');
  });
  expect(await inTurn(async () => 'done', 0)).toBe('done');
});

it('work that fails gives the lease back', async () => {
  await expect(
    inTurn(async () => {
      throw new Error('Stripe is away');
    }),
  ).rejects.toThrow('Stripe is away');
  expect(await inTurn(async () => 'done', 0)).toBe('done');
});

it('a holder that died is followed after its end, and one that is late may not go on', async () => {
  await withBillingLease(db.database, { athleteId, timeoutMs: 0 }, async (late) => {
    await late.renew();
    await expire();
    await expect(late.renew()).rejects.toThrow(BillingLeaseLost);
    await inTurn(async () => expect(await inTurn(async () => 'done', 0)).toBe('taken'), 0);
  });
});

it('a late holder does not give back the lease of the next', async () => {
  let followed: Promise<unknown> = Promise.resolve();
  let finish = (): void => undefined;
  await inTurn(async () => {
    await expire();
    await new Promise<void>((taken) => {
      followed = inTurn(async () => {
        taken();
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
      });
    });
  });
  expect(await inTurn(async () => 'done', 0)).toBe('taken');
  finish();
  await followed;
});

it('no transaction is open while the work is done', async () => {
  await inTurn(async () => {
    const open = `select query from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
      and backend_type = 'client backend'`;
    expect((await db.owner.pool.query(open)).rows).toEqual([]);
  });
});
