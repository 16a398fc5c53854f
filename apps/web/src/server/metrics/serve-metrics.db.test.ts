import { CommandIdReused, handleCommand } from '@palmares/application';
import type { MetricsServer } from '@palmares/db/metrics';
import { type ConnectedDatabase, connectedDatabase, request, scrape } from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { planDecider } from '@palmares/domain/plan';
import { uuidv7 } from '@palmares/event-store';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeServices, services } from '../../api/transport/services.server.ts';
import { serveAppMetrics } from './serve-metrics.server.ts';

const key = Buffer.alloc(32, 7).toString('base64');

let db: ConnectedDatabase;
let served: MetricsServer | undefined;

const samples = () => scrape(served?.url ?? '');

beforeAll(async () => {
  db = await connectedDatabase();
  const environment = {
    DATABASE_URL: db.database.url,
    PALMARES_MASTER_KEY: key,
    PALMARES_PEPPER: key,
    FILES_FOLDER: '/nowhere',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    METRICS_PORT: '0',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  served = await serveAppMetrics(async () => (await services()).database.kysely);
});

afterAll(async () => {
  await served?.stop();
  await closeServices();
  await db.close();
  vi.unstubAllEnvs();
});

it('the web app counts what its requests append, conflict with, repeat and refuse', async () => {
  const { log, keyring, database } = await services();
  const athleteId = uuidv7();
  await keyring.create(database.kysely, athleteId);
  const portfolio = streamOf('portfolio', athleteId);
  await log.append(request(portfolio));
  await log.append(request(portfolio, { expected: 'none' }));
  const command = {
    log,
    decider: planDecider,
    stream: streamOf('plan', athleteId),
    commandId: uuidv7(),
    command: { type: 'GrantPlan', until: null, reason: 'test' } as const,
    context: { at: new Date() },
    metadata: request(portfolio).metadata,
  };
  expect(await handleCommand(command)).toMatchObject({ ok: true, value: { repeated: false } });
  expect(await handleCommand(command)).toMatchObject({ ok: true, value: { repeated: true } });
  const other = { ...command, command: { ...command.command, reason: 'another' } };
  await expect(handleCommand(other)).rejects.toThrow(CommandIdReused);
  expect(await samples()).toMatchObject({
    'palmares_events_appended_total{kind="portfolio"}': 1,
    'palmares_append_conflicts_total{kind="portfolio"}': 1,
    'palmares_events_appended_total{kind="plan"}': 1,
    'palmares_commands_repeated_total{kind="plan"}': 1,
    'palmares_append_duration_seconds_count{kind="plan"}': 1,
    'palmares_appends_refused_total{reason="command_reused"}': 1,
  });
});

it('the web app also exports the database’s metrics, so that they exist while no worker runs', async () => {
  expect(await samples()).toMatchObject({
    palmares_database_up: 1,
    'palmares_projection_lag_events{subscriber="plan"}': 2,
    'palmares_shard_leases{state="free"}': 256,
    process_resident_memory_bytes: expect.any(Number),
  });
});
