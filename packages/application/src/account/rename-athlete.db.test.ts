import { createAccounts } from '@palmares/db/accounts';
import { rebuild } from '@palmares/db/event-store';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { myPortfolio, portfolioProjection } from '@palmares/db/read-models';
import { type ConnectedDatabase, connectedDatabase, type TestLog, testLog, untilReadable } from '@palmares/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AthleteActor } from '../actor.ts';
import { createAthlete } from './create-athlete.ts';
import { renameAthlete } from './rename-athlete.ts';

const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });
let db: ConnectedDatabase;
let jobs: Jobs;
let test: TestLog;
let actor: AthleteActor;
let created = 0;

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
  test = testLog(db.database);
});

afterAll(async () => {
  await jobs.close();
  await db.close();
});

beforeEach(async () => {
  created += 1;
  const athlete = {
    firstName: 'Maya',
    lastName: 'Roy',
    dateOfBirth: '2009-03-04',
    place: { country: 'can', region: 'QC' },
    language: 'fr-ca',
    email: `maya${created}@example.com`,
    passwordHash: '-',
    termsVersion: '1',
  } as const;
  const outcome = await test.log.transaction((tx, log) =>
    createAthlete({ tx, log, keyring: test.keyring }, athlete, { device: null, at: new Date() }),
  );
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  actor = { kind: 'athlete', athleteId: outcome.value.athleteId, device: null };
});

const rename = (firstName: string, lastName: string) =>
  renameAthlete({ accounts, jobs, log: test.log, now: test.now }, actor, { firstName, lastName });

const names = async () => {
  const { athleteId } = actor;
  const account = await accounts.findAccount(db.database.kysely, athleteId);
  const portfolio = await myPortfolio(db.database.kysely, test.log, { athleteId, atLeastVersion: 2 });
  return [account, portfolio.athlete].map((found) => `${found?.firstName} ${found?.lastName}`);
};

const jobsToSync = async (): Promise<number> => {
  const { rows } = await db.owner.pool.query(
    "select 1 from pgboss.job where name = 'sync-customer' and data->>'athleteId' = $1",
    [actor.athleteId],
  );
  return rows.length;
};

describe('an athlete’s new name', () => {
  it('is that of the account and of the portfolio, also where the portfolio is projected', async () => {
    expect(await rename(' Maya ', 'Roy-Gagnon')).toEqual({
      ok: true,
      value: { firstName: 'Maya', lastName: 'Roy-Gagnon', version: 2 },
    });
    expect(await names()).toEqual(['Maya Roy-Gagnon', 'Maya Roy-Gagnon']);
    await untilReadable(db.database);
    const { keyring } = testLog(db.owner, test.masterKey);
    await rebuild({ owner: db.owner, keyring, projection: portfolioProjection });
    expect(await names()).toEqual(['Maya Roy-Gagnon', 'Maya Roy-Gagnon']);
  });

  it('reaches Stripe by one job, however often it changes before that runs', async () => {
    await rename('Maya', 'Gagnon');
    await rename('Maya', 'Tremblay');
    expect(await jobsToSync()).toBe(1);
  });

  it('follows the rules of sign-up, and changes nothing if they refuse it', async () => {
    expect(await rename('M', 'Roy')).toEqual({
      ok: false,
      refusal: { code: 'too_short', field: 'firstName', params: { min: 2 } },
    });
    expect(await rename('Maya', 'evil.com')).toEqual({
      ok: false,
      refusal: { code: 'name_invalid', field: 'lastName' },
    });
    expect((await names())[0]).toBe('Maya Roy');
    expect(await jobsToSync()).toBe(0);
  });
});
