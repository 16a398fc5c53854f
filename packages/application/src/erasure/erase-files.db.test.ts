import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyLedger, enterInLedger, erasureOf } from '@palmares/db/erasure';
import { anAccount, type ConnectedServer, connectedServer, request, type TestLog, testLog } from '@palmares/db/testing';
import { athletePrefix, createFileRemoval, type FileKey, fileKey } from '@palmares/files';
import { openThrowawayStore, samplePdf, samplePhoto, type ThrowawayStore } from '@palmares/files/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ErasureReport, eraseAccount } from './erase-account.ts';
import type { ErasureDeps } from './erasure-steps.ts';

let connected: ConnectedServer;
let test: TestLog;
let files: ThrowawayStore;
let folder: string;
let ledgerFile: string;
let ledgers = 0;

beforeAll(async () => {
  connected = await connectedServer();
  test = testLog(connected.database);
  files = await openThrowawayStore();
  folder = await mkdtemp(join(tmpdir(), 'erase-files-'));
});

beforeEach(() => {
  ledgers += 1;
  ledgerFile = join(folder, `${ledgers}.jsonl`);
});

afterAll(async () => {
  await connected.close();
  await files.close();
  await rm(folder, { recursive: true });
});

const write = (key: FileKey, bytes: Uint8Array) => files.store.write(key, bytes, { type: 'image/webp', atMost: 1e6 });

/** An athlete with a picture in two sizes and a document. */
const anAthleteWithFiles = async () => {
  const { athleteId, stream } = await test.athlete();
  await anAccount(connected.database, { athleteId });
  await test.log.append(request(stream));
  const [picture, document] = [crypto.randomUUID(), crypto.randomUUID()];
  const photo = await samplePhoto();
  await write(fileKey({ athleteId, fileId: picture, size: 'master' }), photo);
  await write(fileKey({ athleteId, fileId: picture, size: 'small' }), photo);
  await write(fileKey({ athleteId, fileId: document, size: 'document' }), await samplePdf());
  return athleteId;
};

const keysOf = async (athleteId: string): Promise<readonly FileKey[]> => {
  const keys: FileKey[] = [];
  for await (const key of files.store.keys(athletePrefix(athleteId))) keys.push(key);
  return keys;
};

const erasing = (given: Partial<ErasureDeps> = {}): ErasureDeps => ({
  owner: connected.owner,
  ledgerFile,
  endCustomers: async () => ({ subscriptionIds: [] }),
  removeFiles: createFileRemoval(files.store),
  waitForCacheExpiry: async () => undefined,
  now: () => new Date(),
  ...given,
});

const erase = async (athleteId: string, deps: ErasureDeps, dryRun = false): Promise<ErasureReport> => {
  const report = await eraseAccount(deps, { reason: 'asked by mail' }, { athleteId, dryRun });
  if (typeof report === 'string') throw new Error(report);
  return report;
};

const lastInLedger = async () => JSON.parse((await readFile(ledgerFile, 'utf8')).trimEnd().split('\n').at(-1) ?? '');

it('[E39] the bytes of an erased athlete’s files are gone, nobody else’s are, and report and ledger count them', async () => {
  const [athleteId, other] = [await anAthleteWithFiles(), await anAthleteWithFiles()];
  expect(await erase(athleteId, erasing(), true)).toMatchObject({ files: 2 });
  expect(await keysOf(athleteId)).toHaveLength(3);
  expect(await erase(athleteId, erasing())).toMatchObject({ files: 2, filesOutstanding: null });
  expect(await keysOf(athleteId)).toEqual([]);
  expect(await keysOf(other)).toHaveLength(3);
  expect(await lastInLedger()).toMatchObject({ athleteId, completedAt: expect.any(String), files: 2 });
});

it('[E39] bytes that an upload or a job writes during the erasure are removed at its end', async () => {
  const athleteId = await anAthleteWithFiles();
  const key = fileKey({ athleteId, fileId: crypto.randomUUID(), size: 'upload' });
  const waitForCacheExpiry = async () => {
    expect(await keysOf(athleteId)).toEqual([]);
    await write(key, await samplePhoto());
  };
  expect(await erase(athleteId, erasing({ waitForCacheExpiry }))).toMatchObject({ files: 3 });
  expect(await keysOf(athleteId)).toEqual([]);
});

it('[E39] without the store everything else is erased, and the next run removes the files', async () => {
  const athleteId = await anAthleteWithFiles();
  const removeFiles = () => Promise.reject(new Error('The bucket could not be reached'));
  expect(await erase(athleteId, erasing({ removeFiles }))).toMatchObject({
    files: 0,
    filesOutstanding: 'The bucket could not be reached',
    completeOn: null,
  });
  const { kysely } = connected.owner;
  expect(await erasureOf(kysely, athleteId)).toMatchObject({ purgedAt: expect.any(Date), customerEndedAt: null });
  expect(await erase(athleteId, erasing())).toMatchObject({ files: 2, completeOn: expect.any(Date) });
  expect(await keysOf(athleteId)).toEqual([]);
});

it('[E39] after a restore, the files of everyone in the ledger are removed again, with or without a row', async () => {
  const athleteId = await anAthleteWithFiles();
  const signedUpLater = '01890000-0000-7000-8000-00000000abcd';
  await write(fileKey({ athleteId: signedUpLater, fileId: crypto.randomUUID(), size: 'document' }), await samplePdf());
  for (const each of [athleteId, signedUpLater])
    await enterInLedger(ledgerFile, { athleteId: each, erasedAt: '2026-11-21T12:00:00.000Z', reason: 'asked' });

  const given = { owner: connected.owner, ledgerFile, removeFiles: createFileRemoval(files.store) };
  const dry = await applyLedger({ ...given, dryRun: true });
  expect(await keysOf(athleteId)).toHaveLength(3);
  const { applied } = await applyLedger(given);
  expect(applied.map(({ outcome, files }) => [outcome, files])).toEqual([
    ['erased', 2],
    ['not here', 1],
  ]);
  expect(dry.applied).toEqual(applied);
  for (const each of [athleteId, signedUpLater]) expect(await keysOf(each)).toEqual([]);
});

it('[E39] the files of an athlete whom only the ledger names are removed', async () => {
  const athleteId = '01890000-0000-7000-8000-00000000abce';
  await write(fileKey({ athleteId, fileId: crypto.randomUUID(), size: 'document' }), await samplePdf());
  await enterInLedger(ledgerFile, { athleteId, erasedAt: '2026-11-21T12:00:00.000Z', reason: 'asked' });
  expect(await erase(athleteId, erasing(), true)).toMatchObject({ here: false, files: 1 });
  const removeFiles = () => Promise.reject(new Error('The bucket could not be reached'));
  expect(await erase(athleteId, erasing({ removeFiles }))).toMatchObject({ here: false, completeOn: null });
  expect(await erase(athleteId, erasing())).toMatchObject({ here: false, files: 1, completeOn: expect.any(Date) });
  expect(await keysOf(athleteId)).toEqual([]);
});
