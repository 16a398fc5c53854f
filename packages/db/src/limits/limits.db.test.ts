import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { createLimits, type Limits } from './create-limits.ts';
import { limitRules } from './rules.ts';

const pepper = Buffer.alloc(32, 7);
let db: ConnectedDatabase;
let limits: Limits;

beforeAll(async () => {
  db = await connectedDatabase();
  limits = createLimits({ database: db.database, pepper });
});

afterAll(() => db.close());

const charges = (times: number, key: string) =>
  Promise.all(Array.from({ length: times }, () => limits.charge('sign-in-email', key)));

it('charges at the same time are all counted, also by two processes', async () => {
  const other = createLimits({ database: db.owner, pepper });
  const { points } = limitRules['sign-in-email'];
  const outcomes = await Promise.all(
    Array.from({ length: points * 2 }, (_, index) =>
      (index % 2 === 0 ? limits : other).charge('sign-in-email', 'coach@example.com'),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(points);
});

it('whoever is over the limit is told how long to wait', async () => {
  const { points, seconds } = limitRules['sign-in-email'];
  const last = (await charges(points + 1, 'waiting@example.com')).find(({ ok }) => !ok);
  if (!last || last.ok) throw new Error('nothing was refused');
  expect(last.retryAfterSeconds).toBeGreaterThan(seconds - 30);
  expect(last.retryAfterSeconds).toBeLessThanOrEqual(seconds);
});

it('a charge given back can be used again', async () => {
  const { points } = limitRules['sign-in-email'];
  const [first] = await charges(points, 'right@example.com');
  if (!first?.ok) throw new Error('the first charge was refused');
  await first.refund();
  expect(await limits.charge('sign-in-email', 'right@example.com')).toMatchObject({ ok: true });
  expect(await limits.charge('sign-in-email', 'right@example.com')).toMatchObject({ ok: false });
});

it('another spelling of a mailbox is the same mailbox, and another limit is not the same limit', async () => {
  await charges(limitRules['sign-in-email'].points, 'same@example.com');
  expect(await limits.charge('sign-in-email', ' Same@Example.com')).toMatchObject({ ok: false });
  expect(await limits.charge('sign-in-address', 'same@example.com')).toMatchObject({ ok: true });
});

it('no address and no mailbox is in the table', async () => {
  await limits.charge('sign-in-email', 'hidden@example.com');
  await limits.charge('sign-in-address', '198.51.100.23');
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(db.database.kysely);
  expect(rows.length).toBeGreaterThan(1);
  for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[A-Za-z0-9_-]{43}$/);
});

it('a failing database is an error, not a refusal', async () => {
  const ending = await connectedDatabase();
  const broken = createLimits({ database: ending.database, pepper });
  await ending.close();
  await expect(broken.charge('sign-in-address', '198.51.100.23')).rejects.toThrow();
});

it('a flood is counted in memory, as many points as it has calls, and asks the database nothing', async () => {
  const ending = await connectedDatabase();
  const alone = createLimits({ database: ending.database, pepper });
  await ending.close();
  const { points } = limitRules['api-account'];
  expect(await alone.charge('api-account', 'athlete', points - 1)).toMatchObject({ ok: true });
  expect(await alone.charge('api-account', 'athlete', 2)).toMatchObject({ ok: false });
  expect(await alone.charge('api-account', 'another athlete', 2)).toMatchObject({ ok: true });
});

it('from twice the limit on, a refusal asks the database nothing', async () => {
  const ending = await connectedDatabase();
  const refusing = createLimits({ database: ending.database, pepper });
  const { points } = limitRules['sign-in-email'];
  for (let charged = 0; charged < points * 2; charged += 1) await refusing.charge('sign-in-email', 'flood@example.com');
  await ending.close();
  expect(await refusing.charge('sign-in-email', 'flood@example.com')).toMatchObject({ ok: false });
  await expect(refusing.charge('sign-in-email', 'other@example.com')).rejects.toThrow();
});
