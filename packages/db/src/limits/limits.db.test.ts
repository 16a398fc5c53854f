import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { createQuotas, type Quotas } from './create-limits.ts';
import { quotaRules } from './rules.ts';

const pepper = Buffer.alloc(32, 7);
let db: ConnectedDatabase;
let quotas: Quotas;

beforeAll(async () => {
  db = await connectedDatabase();
  quotas = createQuotas({ database: db.database, pepper });
});

afterAll(() => db.close());

const charges = (times: number, key: string) =>
  Promise.all(Array.from({ length: times }, () => quotas.charge('reset-mailbox', key)));

it('charges at the same time are all counted, also by two processes', async () => {
  const other = createQuotas({ database: db.owner, pepper });
  const { points } = quotaRules['reset-mailbox'];
  const outcomes = await Promise.all(
    Array.from({ length: points * 2 }, (_, index) =>
      (index % 2 === 0 ? quotas : other).charge('reset-mailbox', 'coach@example.com'),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(points);
});

it('a caller over the limit is told how long to wait', async () => {
  const { points, seconds } = quotaRules['reset-mailbox'];
  const last = (await charges(points + 1, 'waiting@example.com')).find(({ ok }) => !ok);
  if (!last || last.ok) throw new Error('nothing was refused');
  expect(last.retryAfterSeconds).toBeGreaterThan(seconds - 30);
  expect(last.retryAfterSeconds).toBeLessThanOrEqual(seconds);
});

it('each refusal is reported, and which one is the first of its bucket, with and without the database', async () => {
  const reached: boolean[] = [];
  const counting = createQuotas({ database: db.database, pepper, onReached: (_, { first }) => reached.push(first) });
  const { points } = quotaRules['reset-mailbox'];
  for (let charged = 0; charged < points * 2 + 2; charged += 1)
    await counting.charge('reset-mailbox', 'counted@example.com');
  expect(reached).toEqual([true, ...Array.from({ length: points + 1 }, () => false)]);
});

it('a refunded charge can be used again', async () => {
  const { points } = quotaRules['reset-mailbox'];
  const [first] = await charges(points, 'right@example.com');
  if (!first?.ok) throw new Error('the first charge was refused');
  await first.refund();
  expect(await quotas.charge('reset-mailbox', 'right@example.com')).toMatchObject({ ok: true });
  expect(await quotas.charge('reset-mailbox', 'right@example.com')).toMatchObject({ ok: false });
});

it('another spelling of a mailbox is the same mailbox, and another limit is not the same limit', async () => {
  await charges(quotaRules['reset-mailbox'].points, 'same@example.com');
  expect(await quotas.charge('reset-mailbox', ' Same+1@Example.com')).toMatchObject({ ok: false });
  expect(await quotas.charge('sign-in-network', 'same@example.com')).toMatchObject({ ok: true });
});

it('no address and no mailbox is in the table', async () => {
  await quotas.charge('reset-mailbox', 'hidden@example.com');
  await quotas.charge('sign-in-network', '198.51.100.23');
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(db.database.kysely);
  expect(rows.length).toBeGreaterThan(1);
  for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[A-Za-z0-9_-]{43}$/);
});

it('a failing database is an error, not a refusal', async () => {
  const ending = await connectedDatabase();
  const broken = createQuotas({ database: ending.database, pepper });
  await ending.close();
  await expect(broken.charge('sign-in-network', '198.51.100.23')).rejects.toThrow();
});

it('from twice the quota on, a refusal does not query the database', async () => {
  const ending = await connectedDatabase();
  const refusing = createQuotas({ database: ending.database, pepper });
  const { points } = quotaRules['reset-mailbox'];
  for (let charged = 0; charged < points * 2; charged += 1) await refusing.charge('reset-mailbox', 'flood@example.com');
  await ending.close();
  expect(await refusing.charge('reset-mailbox', 'flood@example.com')).toMatchObject({ ok: false });
  await expect(refusing.charge('reset-mailbox', 'other@example.com')).rejects.toThrow();
});
