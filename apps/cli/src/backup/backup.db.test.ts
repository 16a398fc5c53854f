import { randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connect, type Database } from '@palmares/db';
import { createAccounts, hashPassword } from '@palmares/db/accounts';
import { completeInLedger, enterInLedger, eraseAthlete } from '@palmares/db/erasure';
import { createProjector } from '@palmares/db/event-store';
import { ensureLoginRoles } from '@palmares/db/migrations';
import { portfolioProjection } from '@palmares/db/read-models';
import {
  anAccount,
  type ConnectedServer,
  connectedServer,
  mottoWritten,
  request,
  startTestServer,
  testLog,
  within,
} from '@palmares/db/testing';
import type { StreamId } from '@palmares/domain/kernel';
import type { EmbeddedPostgres } from '@palmares/embedded-postgres';
import { projectionSubscriber } from '@palmares/event-store/projector';
import { waitUntilProjected } from '@palmares/event-store/testing';
import { athletePrefix, type FileKey, type FileStore, fileKey, openFileStore } from '@palmares/files';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { palmares } from '../testing/run-program.ts';

// Starts two servers and several processes while other tests run.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const masterKey = randomBytes(32);
const password = 'une phrase de passe plutôt longue';
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const ledger = join(folder, 'erasures.jsonl');
const backup = join(folder, 'backup');
const storeFolder = (name: string): string => join(folder, name);
const openStore = (name: string): Promise<FileStore> => openFileStore({ in: 'folder', folder: storeFolder(name) });

const environment = (ownerUrl: string, files: string): Record<string, string> => ({
  DATABASE_OWNER_URL: ownerUrl,
  PALMARES_ERASURE_LEDGER: ledger,
  PALMARES_MASTER_KEY: masterKey.toString('base64'),
  FILES_FOLDER: storeFolder(files),
});

const enterErased = async (athleteId: string): Promise<void> => {
  await enterInLedger(ledger, { athleteId, erasedAt: '2026-12-06T12:00:00.000Z', reason: 'asked by mail' });
  await completeInLedger(ledger, { athleteId, completedAt: '2026-12-06T12:01:05.000Z' });
};

interface Seeded {
  readonly athleteId: string;
  readonly stream: StreamId;
  readonly email: string;
  readonly file: FileKey;
}

describe('a backup that is made while athletes edit, restored after the server was lost', () => {
  let source: ConnectedServer;
  let target: EmbeddedPostgres;
  let ownerUrl: string;
  let database: Database;
  let kept: Seeded;
  let erasedBefore: Seeded;
  let erasedAfter: Seeded;
  /** Events of the athlete who edits: when the backup began, and when it had ended. */
  let versions: { began: number; ended: number };

  const seedAthlete = async (name: string): Promise<Seeded> => {
    const { athleteId, stream } = await testLog(source.database, masterKey).athlete();
    const email = `${name}@example.com`;
    await anAccount(source.database, { athleteId, email, passwordHash: await hashPassword(password) });
    await testLog(source.database, masterKey).log.append(request(stream));
    const file = fileKey({ athleteId, fileId: '0198c0de-0000-7000-8000-000000000001', size: 'master' });
    await (await openStore('old')).write(file, Buffer.from(`picture of ${name}`), { type: 'image/webp', atMost: 100 });
    return { athleteId, stream, email, file };
  };

  /** Appends without a pause while the work runs; returns the versions before and after it. */
  const whileEditing = async (stream: StreamId, work: () => Promise<void>): Promise<typeof versions> => {
    const { log } = testLog(source.database, masterKey);
    let version = 1;
    let isWorking = true;
    const editing = (async () => {
      while (isWorking) {
        await log.append(request(stream, { events: [mottoWritten(`version ${version + 1}`)] }));
        version += 1;
      }
    })();
    await vi.waitFor(() => expect(version).toBeGreaterThan(5));
    const began = version;
    await work().finally(() => {
      isWorking = false;
    });
    await editing;
    await log.settled();
    return { began, ended: version };
  };

  beforeAll(async () => {
    source = await connectedServer();
    // A server that ran for longer than a new one: its transaction ids are in the new one's future.
    await source.owner.pool.query(
      'do $$ begin for i in 1..5000 loop perform pg_current_xact_id(); commit; end loop; end $$',
    );
    kept = await seedAthlete('kept');
    erasedBefore = await seedAthlete('before');
    erasedAfter = await seedAthlete('after');
    await eraseAthlete(source.owner, erasedBefore.athleteId);
    await enterErased(erasedBefore.athleteId);
    const { keyring } = testLog(source.database, masterKey);
    const subscriber = projectionSubscriber(portfolioProjection);
    const projector = createProjector({ database: source.database, keyring, subscribers: [subscriber] });
    projector.start();
    versions = await whileEditing(kept.stream, async () => {
      const created = await palmares(['backup', 'create', backup], environment(source.server.ownerUrl, 'old'));
      expect(created).toMatchObject({ code: 0, stdout: expect.stringContaining('It contains no keys') });
    });
    await projector.stop();
    await source.close();
    rmSync(storeFolder('old'), { recursive: true });
    await enterErased(erasedAfter.athleteId);
    target = await startTestServer();
    ownerUrl = await target.ownedDatabase('palmares');
  });

  afterAll(async () => {
    await database?.close();
    await target?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const restore = (from: string, ...options: readonly string[]) =>
    palmares(['backup', 'restore', from, ...options], environment(ownerUrl, 'new'));

  it('is for its owner’s eyes alone', () => {
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    const files = readdirSync(backup, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(50);
    for (const { parentPath, name } of files) expect(statSync(join(parentPath, name)).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['a truncated table', 'tables/public.accounts.copy.zst', 'is cut off', (path: string) => truncateSync(path, 20)],
    ['a changed manifest', 'manifest.json', 'was changed after', (path: string) => appendFileSync(path, ' ')],
    [
      'a table with more bytes',
      'tables/public.streams.copy.zst',
      'was changed after',
      (path: string) => appendFileSync(path, 'x'),
    ],
    ['a missing table', 'tables/public.events_0.copy.zst', 'is missing', (path: string) => rmSync(path)],
    ['no pictures', 'files', 'is missing', (path: string) => rmSync(path, { recursive: true })],
  ])('is refused with %s, and nothing is written', async (_what, part, message, damage) => {
    const damaged = mkdtempSync(join(folder, 'damaged-'));
    cpSync(backup, damaged, { recursive: true });
    damage(join(damaged, part));
    expect(await restore(damaged)).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
    expect(await restore(backup, '--dry-run')).toMatchObject({ code: 0 });
  });

  it('is restored into a new server, in a new incarnation and without those who were erased since', async () => {
    const restored = await restore(backup, '--json', '--reason', 'the drill');
    expect(restored).toMatchObject({ code: 0 });
    expect(JSON.parse(restored.stdout)).toMatchObject({
      filesWritten: 1,
      rebuilt: [],
      after: { incarnation: 2, isNewIncarnation: true, unknownToLedger: [], blockedBy: [] },
    });
    const { appUrl } = await ensureLoginRoles(ownerUrl, { appPassword: 'app', readerPassword: 'reader' });
    database = connect({ url: appUrl, applicationName: 'test' });
    const events = (await testLog(database, masterKey).log.load(kept.stream)).length;
    expect(events).toBeGreaterThanOrEqual(versions.began);
    expect(events).toBeLessThanOrEqual(versions.ended);
    expect(await restore(backup)).toMatchObject({ code: 1, stderr: expect.stringContaining('is not empty') });
  });

  it('has an intact history, and read models that are what the events say', async () => {
    const asApp = { ...environment(ownerUrl, 'new'), DATABASE_URL: database.url };
    const [history, projections] = await Promise.all([
      palmares(['history', 'verify', '--all'], asApp),
      palmares(['projections', 'verify'], asApp),
    ]);
    expect(history).toMatchObject({ code: 0 });
    expect(projections).toMatchObject({ code: 0 });
  });

  it('[E39] keeps the erased erased, those who were erased after it too', async () => {
    const store = await openStore('new');
    for (const { athleteId, stream } of [erasedBefore, erasedAfter]) {
      const { rows } = await database.pool.query(
        `select (select count(*)::integer from data_keys where subject_id = $1 and wrapped is not null) as keys,
           (select count(*)::integer from accounts where id = $1) as accounts`,
        [athleteId],
      );
      expect(rows).toEqual([{ keys: 0, accounts: 0 }]);
      await expect(testLog(database, masterKey).log.append(request(stream))).rejects.toThrow('was destroyed');
      const files: FileKey[] = [];
      for await (const key of store.keys(athletePrefix(athleteId))) files.push(key);
      expect(files).toEqual([]);
    }
  });

  it('lets an athlete log in, find the picture and write on', async () => {
    const { verifyPassword } = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });
    const { kysely } = database;
    expect(await verifyPassword(kysely, { email: kept.email, password })).toMatchObject({ ok: true });
    expect(await verifyPassword(kysely, { email: erasedAfter.email, password })).toMatchObject({ ok: false });
    const picture = await buffer(await (await openStore('new')).read(kept.file));
    expect(picture.toString()).toBe('picture of kept');

    const { log, keyring } = testLog(database, masterKey);
    const before = (await log.load(kept.stream)).length;
    await log.append(request(kept.stream, { events: [mottoWritten('après la panne')] }));
    const subscriber = projectionSubscriber(portfolioProjection);
    const projector = createProjector({ database, keyring, subscribers: [subscriber] });
    projector.start();
    const place = { subscriber: subscriber.name, stream: kept.stream, version: before + 1 };
    expect(await waitUntilProjected(kysely, place, within(20_000)).finally(() => projector.stop())).toBe('projected');
  });

  it('is in the operator log of the new server as restored, and not as a backup that died', async () => {
    const { stdout } = await palmares(['operators', 'log', '--json'], environment(ownerUrl, 'new'));
    expect(JSON.parse(stdout)).toMatchObject([{ command: 'backup restore', reason: 'the drill', outcome: 'done' }]);
  });
});
