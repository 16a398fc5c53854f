import { endGrant, grantPlan, handleCommand, metadataOf } from '@palmares/application';
import { createProjector, subscribers } from '@palmares/db';
import {
  aLink,
  anAccount,
  type ConnectedDatabase,
  connectedDatabase,
  request,
  testLog,
  within,
} from '@palmares/db/testing';
import { type DomainEvent, streamOf } from '@palmares/domain/kernel';
import { portfolioDecider } from '@palmares/domain/portfolio';
import { afterAll, beforeAll, vi } from 'vitest';
import { webEnvironment } from './web-environment.ts';
import { startWebProcess, type WebProcess } from './web-process.ts';

const operator = { kind: 'operator', name: 'a test', reason: 'a test', device: null } as const;
export const athlete = { firstName: 'Océane', lastName: 'Thibaudeau' } as const;
export const key = Buffer.alloc(32, 11);

/** Starts the portfolio of an adult who is on the plan. */
const startPortfolio = async ({ database, owner }: ConnectedDatabase) => {
  const test = testLog(database, key);
  const { athleteId } = await test.athlete();
  await anAccount(database, { athleteId, ...athlete });
  await handleCommand({
    log: test.log,
    decider: portfolioDecider,
    stream: streamOf('portfolio', athleteId),
    commandId: athleteId,
    command: {
      type: 'StartPortfolio',
      ...athlete,
      dateOfBirth: '2001-03-04',
      place: { country: 'can', region: 'QC' },
      language: 'fr-ca',
    },
    context: { at: new Date() },
    metadata: metadataOf({ kind: 'athlete', athleteId, device: null }, athleteId),
  });
  const plan = {
    begin: () => grantPlan(test, operator, { athleteId, until: null, commandId: crypto.randomUUID() }),
    end: () => endGrant(test, operator, { athleteId, commandId: crypto.randomUUID() }),
  };
  await plan.begin();
  const projector = createProjector({
    database,
    keyring: test.keyring,
    subscribers: subscribers({ enqueue: async () => undefined, close: async () => undefined }),
    onError: () => undefined,
  });
  projector.start();
  const projected = 'select 1 from read.plans join read.portfolios using (athlete_id) where athlete_id = $1';
  await vi.waitUntil(async () => (await owner.pool.query(projected, [athleteId])).rowCount === 1, {
    timeout: within(20_000),
  });
  return {
    athleteId,
    plan,
    append: (event: DomainEvent) => test.log.append(request(streamOf('portfolio', athleteId), { events: [event] })),
    stop: () => projector.stop(),
  };
};

const connected = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('It is connected before the first test');
  return value;
};

/** Runs the built web app for the tests of a file, on a database with one athlete who shares a portfolio. */
export const servedLinks = () => {
  let db: ConnectedDatabase | undefined;
  let web: WebProcess | undefined;
  let portfolio: Awaited<ReturnType<typeof startPortfolio>> | undefined;

  beforeAll(async () => {
    db = await connectedDatabase();
    portfolio = await startPortfolio(db);
    web = await startWebProcess(webEnvironment(db, key.toString('base64')));
  });

  afterAll(async () => {
    await web?.end('SIGKILL');
    await portfolio?.stop();
    await db?.close();
  });

  return {
    get db(): ConnectedDatabase {
      return connected(db);
    },
    get url(): string {
      return connected(web).url;
    },
    get portfolio() {
      return connected(portfolio);
    },
    link: (given: Parameters<typeof aLink>[1] = {}) =>
      aLink(connected(db).database, { athleteId: connected(portfolio).athleteId, ...given }),
  };
};
