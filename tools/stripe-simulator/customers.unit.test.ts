import { beforeEach, expect, it } from 'vitest';
import { answerApi } from './api/answer.ts';
import { emptyState } from './model.ts';
import { planPrice } from './objects.ts';
import { createWorld, type World } from './world.ts';

let now: number;
let world: World;

beforeEach(() => {
  now = Date.parse('2026-11-27T12:00:00Z') / 1000;
  world = { ...createWorld(emptyState(), planPrice('cad')), now: () => now };
});

const call = async (method: string, path: string, form: Record<string, string> = {}, key?: string) => {
  const headers = { authorization: 'Bearer sk_test_1', ...(key ? { 'idempotency-key': key } : {}) };
  const request = new Request(`http://127.0.0.1${path}`, { method, headers });
  return (await answerApi(world, request, new URLSearchParams(form).toString())).json();
};

const athlete = { email: 'maya@example.com', 'metadata[athleteId]': 'a1' };
const search = `/v1/customers/search?${new URLSearchParams({ query: "metadata['athleteId']:'a1'" })}`;

it('a deleted customer is found by the search for a minute, as it was, and by nothing else', async () => {
  const { id } = await call('POST', '/v1/customers', athlete);
  await call('DELETE', `/v1/customers/${id}`);
  expect((await call('GET', search)).data).toMatchObject([{ id, email: 'maya@example.com' }]);
  expect(await call('GET', `/v1/customers/${id}`)).toMatchObject({ id, deleted: true });
  expect((await call('GET', '/v1/customers?email=maya%40example.com')).data).toEqual([]);
  now += 60;
  expect((await call('GET', search)).data).toEqual([]);
});

it('a customer who was created and deleted is what a repeated idempotency key brings back', async () => {
  const { id } = await call('POST', '/v1/customers', athlete, 'customer-a1');
  await call('DELETE', `/v1/customers/${id}`);
  expect((await call('POST', '/v1/customers', athlete, 'customer-a1')).id).toBe(id);
  expect((await call('POST', '/v1/customers', athlete)).id).not.toBe(id);
});
