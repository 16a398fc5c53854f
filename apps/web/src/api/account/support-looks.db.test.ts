import { startSession } from '@palmares/db/accounts';
import { beginOperation, endOperation } from '@palmares/db/operators';
import { anAccount } from '@palmares/db/testing';
import { expect, it } from 'vitest';
import { servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';

const api = servedApi();

const looked = async (athleteId: string, command: string, reason: string): Promise<void> => {
  const { kysely } = api.db.database;
  await endOperation(kysely, await beginOperation(kysely, { operator: 'Noor', command, athleteId, reason }), 'done');
};

const asked = async () => {
  const answer = await api.ask('/api/trpc/account.supportLooks');
  const { result } = await answer.json();
  return { status: answer.status, looks: result?.data?.json };
};

it('an athlete is told when support looked at the portfolio and why, and not who it was', async () => {
  const { athleteId } = await anAccount(api.db.database);
  const { athleteId: another } = await anAccount(api.db.database);
  await looked(athleteId, 'history at', 'your picture is missing');
  await looked(athleteId, 'history openings', 'a coach saw another page');
  await looked(another, 'history at', 'of another athlete');
  expect(await asked()).toEqual({ status: 401, looks: undefined });

  const { lucia } = await services();
  api.cookies.set(lucia.sessionCookieName, (await startSession(lucia, { athleteId, device: 'a test' })).id);
  const { looks } = await asked();
  expect(looks).toEqual([
    { id: expect.any(String), at: expect.any(String), seen: 'opening', reason: 'a coach saw another page' },
    { id: expect.any(String), at: expect.any(String), seen: 'portfolio', reason: 'your picture is missing' },
  ]);
});
