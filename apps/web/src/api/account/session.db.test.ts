import { startSession } from '@palmares/db/accounts';
import { anAccount } from '@palmares/db/testing';
import { planDecider } from '@palmares/domain/plan';
import { expect, it } from 'vitest';
import { servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';

const api = servedApi();

it('the session names the live subscription, and nothing once it has ended', async () => {
  const { athleteId } = await anAccount(api.db.database);
  const { lucia } = await services();
  api.cookies.set(lucia.sessionCookieName, (await startSession(lucia, { athleteId, device: 'a test' })).id);
  const subscriptions = async (days: number | null) => {
    const currentPeriodEnd = new Date(Date.now() + (days ?? 0) * 86_400_000).toISOString();
    const subscription = { id: 'sub_1', customerId: 'cus_1', currentPeriodEnd, endsAt: null, graceEndsAt: null };
    const state = { ...planDecider.initialState, subscription: days === null ? null : subscription };
    await api.db.owner.pool.query(
      `insert into read.plans (athlete_id, shard, version, state) values ($1, 0, 1, $2)
         on conflict (athlete_id) do update set state = excluded.state`,
      [athleteId, JSON.stringify(state)],
    );
    const answer = await api.ask('/api/trpc/account.session');
    const { result } = await answer.json();
    return result.data.json.subscriptions;
  };
  expect(await subscriptions(30)).toEqual([{ id: 'sub_1' }]);
  expect(await subscriptions(null)).toEqual([]);
});

it('a cookie whose session has ended stays, so that a late answer clears no cookie of a newer session', async () => {
  const { athleteId } = await anAccount(api.db.database);
  const { lucia } = await services();
  const { id } = await startSession(lucia, { athleteId, device: 'a test' });
  await lucia.invalidateSession(id);
  api.cookies.set(lucia.sessionCookieName, id);
  const answer = await api.ask('/api/trpc/account.session');
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(api.cookies.get(lucia.sessionCookieName)).toBe(id);
});
