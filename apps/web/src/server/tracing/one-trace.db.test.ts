import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { handleCommand, metadataOf } from '@palmares/application';
import { createLucia, startSession } from '@palmares/db/accounts';
import { createJobs } from '@palmares/db/jobs';
import {
  anAccount,
  type ConnectedDatabase,
  connectedDatabase,
  type ReceivedSpan,
  spanReceiver,
  testLog,
  within,
} from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { portfolioDecider } from '@palmares/domain/portfolio';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_HEADER } from '../../api/transport/named-account.ts';
import { traceparent } from '../../api/transport/traceparent.ts';
import { startWebProcess } from '../testing/web-process.ts';

const SOON = { timeout: within(30_000), interval: 50 };
const key = Buffer.alloc(32, 13);
const origin = 'http://palmares.example';
const motto = 'Un marqueur que personne d’autre n’écrit';
const worker = resolve(import.meta.dirname, '../../../../worker/dist/main.js');

let db: ConnectedDatabase;
let receiver: Awaited<ReturnType<typeof spanReceiver>>;
let athleteId: string;
let cookie: string;
let requestId: string | null;
const commandId = crypto.randomUUID();
const token = 'a-token-that-opens-nothing';

const ofCommand = (): readonly ReceivedSpan[] =>
  receiver.spans.filter(({ traceId }) => traceId === commandId.replaceAll('-', ''));

const find = (name: string): ReceivedSpan | undefined => ofCommand().find((span) => span.name === name);

/** Sends an edit like the browser's API client, with a web app and a worker as in production, and then ends both. */
beforeAll(async () => {
  db = await connectedDatabase();
  receiver = await spanReceiver();
  const test = testLog(db.database, key);
  ({ athleteId } = await test.athlete());
  await anAccount(db.database, { athleteId });
  await handleCommand({
    log: test.log,
    decider: portfolioDecider,
    stream: streamOf('portfolio', athleteId),
    commandId: crypto.randomUUID(),
    command: {
      type: 'StartPortfolio',
      firstName: 'Océane',
      lastName: 'Thibaudeau',
      dateOfBirth: '2001-03-04',
      place: { country: 'can', region: 'QC' },
      language: 'fr-ca',
    },
    context: { at: new Date() },
    metadata: metadataOf({ kind: 'athlete', athleteId, device: null }, athleteId),
  });
  const lucia = createLucia({ kysely: db.database.kysely, secure: false, now: () => new Date() });
  const session = await startSession(lucia, { athleteId, device: 'a test' });
  cookie = `${lucia.sessionCookieName}=${session.id}`;

  const environment = {
    DATABASE_URL: db.database.url,
    PALMARES_MASTER_KEY: key.toString('base64'),
    PALMARES_PEPPER: key.toString('base64'),
    FILES_FOLDER: '/nowhere',
    PUBLIC_URL: origin,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'no-reply@palmares.example',
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
  };
  const projecting = spawn(process.execPath, [worker], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
  });
  const web = await startWebProcess(environment);
  try {
    const input = {
      commandId,
      edit: { section: 'motto', basedOn: 0, change: { type: 'WriteMotto', content: { motto, explanation: '' } } },
    };
    const answer = await fetch(new URL('/api/trpc/portfolio.editSection', web.url), {
      method: 'POST',
      headers: {
        origin,
        cookie,
        'content-type': 'application/json',
        [ACCOUNT_HEADER]: athleteId,
        ...traceparent(input),
      },
      body: JSON.stringify(input),
    });
    expect(await answer.json()).toHaveProperty('result.data.json.ok', true);
    requestId = answer.headers.get('x-request-id');
    await fetch(new URL(`/en/athletes/${token}`, web.url), { headers: { traceparent: '00-not-a-trace-01' } });
    const projected = `select from read.portfolio_sections where athlete_id = $1 and section = 'motto'`;
    await vi.waitUntil(async () => (await db.owner.pool.query(projected, [athleteId])).rowCount === 1, SOON);
    const jobs = await createJobs(db.database);
    await jobs.enqueue(db.database.kysely, 'start-projector', {});
    await jobs.close();
    const ran = `select from pgboss.job where name = 'start-projector' and state = 'completed'`;
    await vi.waitUntil(async () => ((await db.owner.pool.query(ran)).rowCount ?? 0) > 0, SOON);
  } finally {
    projecting.kill('SIGTERM');
    await Promise.all([web.end('SIGTERM'), once(projecting, 'exit')]);
  }
}, within(90_000));

afterAll(async () => {
  await receiver.stop();
  await db.close();
});

describe('one trace', () => {
  it('goes from the browser’s call through web and log to the read models of the worker', () => {
    const request = find('POST /api/trpc/$');
    const procedure = find('portfolio.editSection');
    const append = find('append portfolio');
    expect(request).toMatchObject({ service: 'palmares-web', parentSpanId: commandId.replaceAll('-', '').slice(16) });
    expect(procedure).toMatchObject({ service: 'palmares-web', parentSpanId: request?.spanId });
    expect(append).toMatchObject({ service: 'palmares-web', parentSpanId: procedure?.spanId, links: [] });
    for (const subscriber of ['portfolio', 'history'])
      expect(find(`project ${subscriber}`)).toMatchObject({ service: 'palmares-worker', isError: false });
  });

  it('names the request as the log does, and counts what was written', () => {
    expect(find('POST /api/trpc/$')?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/trpc/$',
      'http.response.status_code': 200,
      'palmares.request.id': requestId,
    });
    expect(find('append portfolio')?.attributes).toMatchObject({
      'palmares.outcome': 'appended',
      'palmares.events': 1,
    });
  });
});

it('spans have the pattern of a route and nobody’s id, words, token or address', () => {
  expect(receiver.spans).toContainEqual(expect.objectContaining({ name: 'GET /$lang/athletes/$publishToken' }));
  const sent = receiver.bodies.join('\n');
  for (const personal of [
    athleteId,
    athleteId.replaceAll('-', ''),
    motto,
    token,
    cookie.split('=')[1] ?? '',
    '127.0.0.1',
  ])
    expect(sent).not.toContain(personal);
});

it('a caller that names no valid trace gets one of its own', () => {
  const page = receiver.spans.find(({ name }) => name === 'GET /$lang/athletes/$publishToken');
  expect(page).toMatchObject({ traceId: expect.stringMatching(/^[0-9a-f]{32}$/), parentSpanId: '' });
});

it('each job of a worker has a trace of its own, under its id in the log', () => {
  expect(receiver.spans).toContainEqual(
    expect.objectContaining({
      service: 'palmares-worker',
      name: 'job start-projector',
      parentSpanId: '',
      attributes: { 'palmares.job.id': expect.any(String), 'palmares.job.retries': 0 },
    }),
  );
});
