import { startSession } from '@palmares/db/accounts';
import { anAccount } from '@palmares/db/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { log } from '../../server/log.server.ts';
import { servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';

const api = servedApi();

afterEach(() => vi.restoreAllMocks());

const logIn = async (): Promise<string> => {
  const { athleteId } = await anAccount(api.db.database);
  const { lucia } = await services();
  api.cookies.set(lucia.sessionCookieName, (await startSession(lucia, { athleteId, device: 'a test' })).id);
  return athleteId;
};

const kept = async () =>
  (await api.db.owner.pool.query('select id, athlete_id as "athleteId", place from athlete_errors')).rows;

const reportOf = (failureId: string) => ({ failureId, name: 'TypeError', route: '/$lang/app/dashboard' });

it('a page that fails in the browser of an athlete is kept for support under the number on it', async () => {
  const athleteId = await logIn();
  const failureId = crypto.randomUUID();
  await api.call('failures.report', reportOf(failureId));
  await expect.poll(kept).toContainEqual({ id: failureId, athleteId, place: '/$lang/app/dashboard' });
});

it('a page that fails for a visitor is in the log alone', async () => {
  const failureId = crypto.randomUUID();
  const logged = vi.spyOn(log(), 'error').mockImplementation(() => undefined);
  expect(await api.call('failures.report', reportOf(failureId))).toMatchObject({ status: 200 });
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ failureId }), 'a page failed in a browser');
  expect(await kept()).not.toContainEqual(expect.objectContaining({ id: failureId }));
});

it('a call that fails for an athlete is kept for support under the number of its answer, and a refused one is not', async () => {
  const athleteId = await logIn();
  vi.spyOn(log(), 'error').mockImplementation(() => undefined);
  expect(await api.call('account.endSession', { publicId: 'no id' })).toMatchObject({ status: 400 });
  const { accounts } = await services();
  vi.spyOn(accounts, 'sessionsOf').mockRejectedValue(new Error('Maëlle typed this'));
  const failed = await api.ask('/api/trpc/account.sessions');
  expect(failed.status).toBe(500);
  const id = failed.headers.get('x-request-id');
  await expect.poll(kept).toContainEqual({ id, athleteId, place: 'account.sessions' });
  expect((await kept()).map(({ place }) => place)).not.toContain('account.endSession');
});
