import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseAthlete } from '@palmares/db/erasure';
import {
  anAccount,
  type ConnectedDatabase,
  connectedDatabase,
  mottoWritten,
  removed,
  request,
  rewritten,
  type TestLog,
  tampered,
  testLog,
  untilReadable,
} from '@palmares/db/testing';
import type { StreamId } from '@palmares/domain/kernel';
import { signingKey } from '@palmares/event-store/roots';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { palmares, runProgram } from '../testing/run-program.ts';
import { workerEnvironment } from '../testing/worker-environment.ts';

// Each test starts several processes while other tests run.
vi.setConfig({ testTimeout: 60_000 });

const seed = Buffer.alloc(32, 9);
const masterKey = randomBytes(32);

let connected: ConnectedDatabase;
let test: TestLog;
let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'integrity-'));
});

beforeEach(async () => {
  await connected?.close();
  connected = await connectedDatabase();
  test = testLog(connected.database, masterKey);
  env = {
    DATABASE_URL: connected.database.url,
    PALMARES_MASTER_KEY: masterKey.toString('base64'),
    PALMARES_SIGNING_KEY: seed.toString('base64'),
    PALMARES_ROOTS: join(folder, randomBytes(4).toString('hex')),
  };
});

afterAll(async () => {
  await connected.close();
  await rm(folder, { recursive: true });
});

const athlete = async (events = 3) => {
  const { athleteId, stream } = await test.athlete();
  const account = await anAccount(connected.database, { athleteId });
  for (let time = 1; time <= events; time += 1)
    await test.log.append(request(stream, { events: [mottoWritten(`Devise ${time}`)] }));
  await untilReadable(connected.database);
  return { athleteId, stream, email: account.email };
};

const eventAt = async (stream: StreamId, version: number): Promise<string> => {
  const { rows } = await connected.owner.pool.query('select event_id from events where stream = $1 and version = $2', [
    stream,
    version,
  ]);
  return String(rows[0]?.event_id);
};

it('[E40] history verify needs no key, and names the first event that does not fit', async () => {
  const { stream, email } = await athlete();
  await athlete(1);
  const bare = { DATABASE_URL: env.DATABASE_URL ?? '' };
  const before = await palmares(['history', 'verify', email], bare);
  expect(before).toMatchObject({ code: 0, stdout: expect.stringContaining('1 streams with 3 events, all intact') });
  expect(before.stdout).toContain('Signed roots: not compared');

  const eventId = await eventAt(stream, 2);
  await tampered(
    connected.owner,
    stream,
    `update events set recorded_at = recorded_at - interval '1 hour' where stream = $1 and version = 2`,
  );
  const all = await palmares(['history', 'verify', '--all', '--json'], bare);
  expect(all.code).toBe(1);
  expect(JSON.parse(all.stdout)).toEqual({
    streams: 2,
    events: 1,
    faults: [{ stream, version: 2, eventId, fault: 'changed' }],
    unnamed: 0,
    roots: null,
  });
  expect(all.stderr).toContain('chains: 100 %');
});

it('[E40] a stream that the owner rewrote together with its head is named by the signed root', async () => {
  const { stream, email } = await athlete();
  const dry = await palmares(['roots', 'sign', '--dry-run', '--json'], env);
  const signed = await palmares(['roots', 'sign', '--json'], env);
  // A root includes its signing time, so no two are the same.
  const { root: _would, ...would } = JSON.parse(dry.stdout);
  expect(JSON.parse(signed.stdout)).toMatchObject({ ...would, dryRun: false });
  await rewritten(connected.owner, stream, 2);
  const verify = await palmares(['history', 'verify', email, '--json'], env);
  expect(verify.code).toBe(1);
  expect(JSON.parse(verify.stdout)).toMatchObject({
    faults: [],
    roots: { streams: [{ stream, version: 3, fault: 'rewritten' }] },
  });
  const publicKey = signingKey(seed).publicKey;
  const { DATABASE_URL = '', PALMARES_ROOTS = '' } = env;
  const check = await palmares(['roots', 'check', '--public-key', publicKey], { DATABASE_URL, PALMARES_ROOTS });
  expect(check).toMatchObject({ code: 1, stdout: expect.stringContaining(stream) });
});

it('[E51] a stream that was removed without a trace is named by its root, and missing in the counts', async () => {
  const { stream } = await athlete(2);
  await palmares(['roots', 'sign'], env);
  await removed(connected.owner, stream);
  const { code, stdout } = await palmares(['roots', 'check'], env);
  expect(code).toBe(1);
  expect(stdout).toMatch(new RegExp(`${stream} +1 to 2 .*tail cut`));
  expect(stdout).toMatch(/Shards whose number of events differs.*\n.*\n.* 2 +0 +2 events missing/);
  const later = { ...env, PALMARES_ROOTS_SINCE: '2999-01-01' };
  expect(await palmares(['roots', 'check'], later)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('none to compare with'),
  });
  expect((await palmares(['roots', 'check', '--since', '2026-01-01'], later)).stdout).toContain(stream);
  expect(await palmares(['roots', 'check'], { ...env, PALMARES_ROOTS_PUBLIC_KEYS: 'AAAA' })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('PALMARES_ROOTS_PUBLIC_KEYS'),
  });
});

it('roots from before a day are left out, and a check against none proves nothing', async () => {
  const { stream, email } = await athlete();
  await palmares(['roots', 'sign'], env);
  await rewritten(connected.owner, stream, 2);
  const since = (...args: readonly string[]) => palmares([...args, '--since', '2999-01-01'], env);
  const nothing = expect.stringContaining('none to compare with');
  expect(await since('history', 'verify', email)).toMatchObject({ code: 0, stdout: nothing });
  expect(await since('roots', 'check')).toMatchObject({ code: 1, stdout: nothing });
  expect(await palmares(['roots', 'check', '--since', 'yesterday'], env)).toEqual({
    code: 2,
    stdout: '',
    stderr: 'palmares: --since yesterday is not a date; write it as 2026-11-21\n',
  });
});

it('a history is exported whole and signed, readable by its owner only, and never over a file that exists', async () => {
  const { athleteId, email, stream } = await athlete();
  const out = join(folder, `${athleteId}.json`);
  const done = await palmares(['history', 'export', email, '--out', out, '--json'], env);
  expect(JSON.parse(done.stdout)).toEqual({ file: out, athleteId, erasedAt: null, streams: 1, events: 3 });
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  const { content } = JSON.parse(await readFile(out, 'utf8'));
  expect(content).toMatchObject({
    account: { firstName: 'Maëlle', email },
    streams: [
      {
        stream,
        chain: { intact: true },
        state: { sections: { motto: { content: { motto: 'Devise 3' } } } },
        events: [{}, {}, { version: 3, type: 'MottoWritten', data: { motto: 'Devise 3' }, actor: { kind: 'system' } }],
      },
    ],
  });
  expect(await palmares(['history', 'export', email, '--out', out], env)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('exists already'),
  });

  const check = (file: string) =>
    palmares(['history', 'check-export', file, '--json'], { PALMARES_SIGNING_KEY: env.PALMARES_SIGNING_KEY ?? '' });
  const good = await check(out);
  expect(good.code).toBe(0);
  expect(JSON.parse(good.stdout)).toMatchObject({
    signature: 'valid',
    streams: [{ stream, events: 3, chain: { intact: true } }],
  });

  const forged = join(folder, `${athleteId}-forged.json`);
  await writeFile(forged, (await readFile(out, 'utf8')).replace('Devise 2', 'Devise 9'));
  const bad = await check(forged);
  expect(bad.code).toBe(1);
  expect(JSON.parse(bad.stdout)).toMatchObject({ signature: 'invalid' });
});

it('[E39] an export of an erased athlete has only ids, types, times and hashes, and says so', async () => {
  const { athleteId, email } = await athlete();
  await eraseAthlete(connected.owner, athleteId);
  const { code, stdout, stderr } = await palmares(['history', 'export', athleteId], env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('was erased on') });
  const { content } = JSON.parse(stdout);
  expect(content).toMatchObject({ account: null, erasedAt: expect.any(String) });
  expect(Object.keys(content.streams[0].events[0])).toEqual([
    'version',
    'eventId',
    'type',
    'schemaVersion',
    'recordedAt',
    'hash',
  ]);
  expect(stdout).not.toMatch(new RegExp(`Devise|Maëlle|${email}`));
});

it('a worker or a command with another master key refuses to start, and names only the variable', async () => {
  await athlete(1);
  const wrong = randomBytes(32);
  const worker = await runProgram('worker', [], workerEnvironment(env.DATABASE_URL ?? '', wrong));
  const given = { ...env, PALMARES_MASTER_KEY: wrong.toString('base64') };
  const command = await palmares(['history', 'export', '01890000-0000-7000-8000-000000000000'], given);
  for (const { code, stdout, stderr } of [worker, command]) {
    expect(code).toBe(1);
    expect(stderr).toContain('PALMARES_MASTER_KEY');
    expect(stdout + stderr).not.toContain(wrong.toString('base64'));
  }
});

it('a worker with an invalid master key refuses to start, and names only the variable', async () => {
  const value = randomBytes(16).toString('base64');
  const environment = { ...workerEnvironment(env.DATABASE_URL ?? '', masterKey), PALMARES_MASTER_KEY: value };
  const { code, stdout, stderr } = await runProgram('worker', [], environment);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('PALMARES_MASTER_KEY') });
  expect(stdout + stderr).not.toContain(value);
});
