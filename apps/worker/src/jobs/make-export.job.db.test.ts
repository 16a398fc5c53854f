import { randomUUID } from 'node:crypto';
import { createAthlete, editSection, filesWithoutRow, requestExport } from '@palmares/application';
import { createLucia, startSession } from '@palmares/db/accounts';
import { exportOf, type OwnExport, servedExport } from '@palmares/db/data-exports';
import { eraseAthlete } from '@palmares/db/erasure';
import { markReady } from '@palmares/db/files';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import {
  aContact,
  aLink,
  type ConnectedDatabase,
  connectedDatabase,
  metadata,
  request,
  type TestLog,
  testLog,
} from '@palmares/db/testing';
import { exportSchema } from '@palmares/domain/data-export';
import { streamOf } from '@palmares/domain/kernel';
import { athletePrefix, createFileRemoval, type FileStore, fileKey } from '@palmares/files';
import { openThrowawayStore, type ThrowawayStore } from '@palmares/files/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aRun } from '../testing/a-run.ts';
import { anUpload } from '../testing/an-upload.ts';
import { readZip } from '../testing/read-zip.ts';
import { bytesOf } from '../testing/stored.ts';
import { deleteExpiredExportsJob } from './delete-expired-exports.job.ts';
import { giveUpExport } from './give-up-export.job.ts';
import type { Run } from './job.ts';
import { makeExport } from './make-export.job.ts';

const at = new Date('2026-11-28T12:00:00Z');
const publicUrl = 'https://palmares.example';
const published = z.fromJSONSchema(JSON.parse(JSON.stringify(exportSchema())));

let db: ConnectedDatabase;
let test: TestLog;
let jobs: Jobs;
let files: ThrowawayStore;
let athleteId: string;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
  jobs = await createJobs(db.database);
  files = await openThrowawayStore();
});

beforeEach(async () => {
  athleteId = await anAthlete();
});

afterAll(async () => {
  await test.log.settled();
  await jobs.close();
  await db.close();
  await files.close();
});

const kysely = () => db.database.kysely;
const actor = () => ({ kind: 'athlete', athleteId, device: 'Firefox on Linux' }) as const;

const anAthlete = async (): Promise<string> => {
  const created = await test.log.transaction((tx, log) =>
    createAthlete(
      { tx, log, keyring: test.keyring },
      {
        firstName: 'Maëlle',
        lastName: 'Gagnon',
        dateOfBirth: '2007-03-14',
        place: { country: 'can', region: 'QC' },
        language: 'fr-ca',
        email: `${randomUUID()}@example.com`,
        passwordHash: 'a-password-hash',
        termsVersion: '1',
      },
      { device: null, at },
    ),
  );
  if (!created.ok) throw new Error(created.refusal.code);
  return created.value.athleteId;
};

const edit = async (section: string, change: object): Promise<void> => {
  const edited = await editSection(test, actor(), {
    commandId: randomUUID(),
    edit: { section, basedOn: 0, change },
  });
  if (!edited.ok) throw new Error(edited.refusal.code);
};

const ask = async (): Promise<OwnExport> => {
  const exportId = randomUUID();
  const asked = await requestExport({ database: db.database, jobs }, actor(), { exportId });
  if (!asked.ok) throw new Error(asked.refusal.code);
  return { athleteId, exportId };
};

const make = (own: OwnExport, given: Partial<FileStore> = {}, run: Partial<Run> = {}) =>
  makeExport({
    database: db.database,
    log: test.log,
    store: { ...files.store, ...given },
    jobs,
    publicUrl,
    now: () => at,
  }).run(own, aRun([], run));

const archiveOf = async ({ exportId }: OwnExport) =>
  readZip(await bytesOf(files.store, { athleteId, fileId: exportId }, 'export'));

const storedKeys = async (): Promise<readonly string[]> => {
  const keys: string[] = [];
  for await (const key of files.store.keys(athletePrefix(athleteId))) keys.push(key);
  return keys;
};

const jobsIn = async (queue: string): Promise<readonly object[]> => {
  const { rows } = await db.owner.pool.query(
    "select data from pgboss.job where name = $1 and data ->> 'athleteId' = $2 order by created_on",
    [queue, athleteId],
  );
  return rows.map(({ data }) => data);
};

const aDocument = async (name: string, bytes: Buffer, used: boolean): Promise<string> => {
  const file = await anUpload(db.database, files.store, { athleteId, kind: 'document', bytes });
  const type = 'application/pdf';
  await files.store.write(fileKey({ ...file, size: 'document' }), bytes, { type, atMost: bytes.length });
  await files.store.remove(fileKey({ ...file, size: 'upload' }));
  await markReady(kysely(), { ...file, type, bytes: bytes.length, width: null, height: null, pages: 1 });
  if (used) {
    const item = { id: file.fileId, name, type, bytes: bytes.length, pages: 1 };
    await edit('academic-documents', { type: 'AddAcademicDocument', index: 0, item });
  }
  return file.fileId;
};

describe('the archive', () => {
  it('has everything that the athlete entered, as the published schema says, and no secret', async () => {
    const contact = aContact();
    await edit('motto', { type: 'WriteMotto', content: { motto: 'Jamais deux sans trois', explanation: '' } });
    await edit('contacts', { type: 'AddContact', index: 0, item: contact });
    await aDocument('Bulletin 2026/2027', Buffer.from('a report'), true);
    await aDocument('', Buffer.from('never used'), false);
    const attempt = {
      attemptId: randomUUID(),
      bank: '2026-11',
      seed: 4,
      startedAt: at.toISOString(),
      deadline: at.toISOString(),
    };
    await test.log.append(
      request(streamOf('identity', athleteId), {
        events: [
          { type: 'AttemptStarted', data: attempt },
          { type: 'GritStatementRated', data: { attemptId: attempt.attemptId, item: 'g8', agreement: 4 } },
        ],
        metadata: metadata({ actor: { kind: 'operator', id: 'Noor' }, reason: 'asked by mail' }),
      }),
    );
    const link = await aLink(db.database, { athleteId, label: 'Coach Tremblay', passcodeHash: 'a-passcode-hash' });
    const session = await startSession(createLucia({ kysely: kysely(), secure: true, now: () => new Date() }), {
      athleteId,
      device: 'Safari',
    });

    await db.owner.pool.query(
      `insert into known_devices (athlete_id, device, network_hash, announcement_id)
        values ($1, 'Safari, iPhone', sha256('a network'), $2)`,
      [athleteId, randomUUID()],
    );
    await db.owner.pool.query(
      `insert into guardians (athlete_id, email, withdraw_hash, language, confirmed_at)
        values ($1, 'parent@example.com', sha256('withdraw'), 'fr-ca', $2)`,
      [athleteId, at],
    );

    const own = await ask();
    await make(own);
    const archive = await archiveOf(own);
    expect([...archive.keys()]).toEqual([
      'README.txt',
      'account.json',
      'portfolio.json',
      'identity.json',
      'sharing.json',
      'history.txt',
      'history.json',
      'files/Bulletin 2026-2027.pdf',
      'files/removed/as it was called.pdf',
    ]);
    const text = (path: string): string => archive.get(path)?.toString() ?? '';
    const json = (name: string) => JSON.parse(text(`${name}.json`));
    for (const name of ['account', 'portfolio', 'identity', 'sharing', 'history'])
      expect(published.safeParse(json(name)).error, name).toBeUndefined();

    expect(text('README.txt')).toContain('Fichier préparé le 28\u00a0novembre\u00a02026 pour Maëlle Gagnon.');
    expect(json('account')).toMatchObject({
      firstName: 'Maëlle',
      plan: 'free',
      termsAcceptances: [{ version: '1', language: 'fr-ca' }],
      sessions: [{ device: 'Safari' }],
      knownDevices: [{ device: 'Safari, iPhone' }],
      emailChange: null,
      guardian: { confirmedAt: at.toISOString(), withdrawnAt: null },
      files: [{ path: 'files/Bulletin 2026-2027.pdf' }, { path: 'files/removed/as it was called.pdf' }],
    });
    expect(json('portfolio')).toMatchObject({
      athlete: { dateOfBirth: '2007-03-14' },
      sections: {
        motto: { content: { motto: 'Jamais deux sans trois' } },
        contacts: { content: { contacts: [contact] } },
        vision: { version: 0 },
      },
    });
    expect(json('identity').attempts[0].answers.grit).toEqual([
      {
        statement: {
          id: 'g8',
          text: 'Dès qu’une blessure fait moins mal, je saute des exercices de réadaptation.',
        },
        agreement: 4,
      },
    ]);
    expect(json('sharing').links).toMatchObject([{ label: 'Coach Tremblay', passcode: 'own', revokedAt: null }]);
    expect(json('history').events.map(({ type }: { type: string }) => type)).toEqual([
      'PortfolioStarted',
      'MottoWritten',
      'ContactAdded',
      'AcademicDocumentAdded',
      'AttemptStarted',
      'GritStatementRated',
    ]);
    expect(text('history.txt').match(/^ {2}.+ · .+ · .+$/gm)).toHaveLength(6);
    expect(text('history.txt')).toContain('Jamais deux sans trois');
    expect(archive.get('files/Bulletin 2026-2027.pdf')?.toString()).toBe('a report');

    const everything = [...archive.values()].join('\n');
    for (const secret of ['a-password-hash', 'a-passcode-hash', link.token, session.id, 'Noor', 'parent@example.com'])
      expect(everything).not.toContain(secret);
  });

  it('has a history of several pages whole', async () => {
    const stream = streamOf('portfolio', athleteId);
    const written = (index: number) => ({ type: 'MottoWritten', data: { motto: `${index}`, explanation: '' } });
    for (let part = 0; part < 3; part += 1)
      await test.log.append(
        request(stream, { events: Array.from({ length: 400 }, (_, index) => written(part * 400 + index)) }),
      );
    const own = await ask();
    await make(own);
    const { events } = JSON.parse((await archiveOf(own)).get('history.json')?.toString() ?? '');
    expect(events).toHaveLength(1201);
    expect(events.at(-1)).toMatchObject({ version: 1201, data: { motto: '1199' } });
  });

  it('says how far it is while it is made', async () => {
    const own = await ask();
    await aDocument('Notes', Buffer.from('a'), true);
    const seen: unknown[] = [];
    const read = async (key: Parameters<FileStore['read']>[0]) => {
      seen.push(await exportOf(kysely(), own));
      return files.store.read(key);
    };
    await make(own, { read });
    expect(seen).toMatchObject([{ state: 'making', progress: 77, bytes: null }]);
    expect(await exportOf(kysely(), own)).toMatchObject({ state: 'ready', progress: 100, bytes: expect.any(Number) });
  });
});

describe('a run that dies', () => {
  it('leaves no file and no mail, and the next one makes the whole file and one mail', async () => {
    const own = await ask();
    const dying: FileStore['write'] = async (key, body, options) => {
      if (body instanceof Uint8Array) throw new Error('an archive is a stream');
      // The archive's first bytes come before its first entry is opened.
      for await (const _ of body) if ((await exportOf(kysely(), own))?.state === 'making') break;
      return files.store.write(key, body, options);
    };
    await expect(make(own, { write: dying })).rejects.toThrow();
    expect(await exportOf(kysely(), own)).toMatchObject({ state: 'making', readyAt: null });
    expect([await storedKeys(), await jobsIn('send-export-notice')]).toEqual([[], []]);
    await make(own);
    await make(own);
    expect((await archiveOf(own)).has('history.json')).toBe(true);
    expect(await jobsIn('send-export-notice')).toEqual([own]);
  });

  it('before it could say that the file is ready is repeated', async () => {
    const own = await ask();
    const enqueue = () => Promise.reject(new Error('killed'));
    const deps = { database: db.database, log: test.log, store: files.store, publicUrl, now: () => at };
    await expect(makeExport({ ...deps, jobs: { enqueue } }).run(own, aRun())).rejects.toThrow('killed');
    expect(await exportOf(kysely(), own)).toMatchObject({ state: 'making' });
    await make(own);
    expect(await exportOf(kysely(), own)).toMatchObject({ state: 'ready' });
  });

  it('at the last try lets the athlete ask again, whether it could say so or not', async () => {
    const failing = { write: () => Promise.reject(new Error('the store is full')) };
    const first = await ask();
    await make(first, failing, { lastTry: true });
    expect(await exportOf(kysely(), first)).toMatchObject({ state: 'failed' });
    const second = await ask();
    expect(second.exportId).not.toBe(first.exportId);
    await giveUpExport({ database: db.database }).run(second, aRun());
    expect(await exportOf(kysely(), second)).toMatchObject({ state: 'failed' });
    expect(await jobsIn('send-export-notice')).toEqual([]);
  });
});

it('a new archive ends the one before it', async () => {
  const first = await ask();
  await make(first);
  const second = await ask();
  await make(second);
  expect(await servedExport(kysely(), first)).toBeUndefined();
  expect(await servedExport(kysely(), second)).toBeDefined();
  expect(await jobsIn('remove-file')).toEqual([{ athleteId, fileId: first.exportId }]);
});

it('an archive is not taken for bytes that nobody knows', async () => {
  const { exportId } = await ask();
  const [stored, unknown] = [
    { athleteId, fileId: exportId },
    { athleteId, fileId: randomUUID() },
  ];
  expect(await filesWithoutRow(kysely(), [stored, unknown])).toEqual([unknown]);
});

it('an athlete who is erased while the archive is made leaves nothing', async () => {
  const own = await ask();
  const write: FileStore['write'] = async (key, body, options) => {
    const bytes = await files.store.write(key, body, options);
    await eraseAthlete(db.owner, athleteId);
    await createFileRemoval(files.store)(athleteId);
    await files.store.write(key, Buffer.from('late'), options);
    return bytes;
  };
  await make(own, { write });
  expect(await exportOf(kysely(), own)).toBeUndefined();
  expect([await storedKeys(), await jobsIn('send-export-notice')]).toEqual([[], []]);
  await make(own);
  expect(await storedKeys()).toEqual([]);
});

it('seven days later the file and its row are deleted, one that failed after a day, and no other', async () => {
  const expired = await ask();
  await make(expired);
  const failed = await ask();
  await make(failed, { write: () => Promise.reject(new Error('full')) }, { lastTry: true });
  const waiting = await ask();
  const setBack = (days: number) =>
    db.owner.pool.query(
      'update data_exports set asked_at = asked_at - make_interval(days => $2), expires_at = expires_at - make_interval(days => $2) where athlete_id = $1',
      [athleteId, days],
    );
  const sweep = () => deleteExpiredExportsJob({ database: db.database, jobs }).run({}, aRun());
  const left = async () => {
    const { rows } = await db.owner.pool.query('select id from data_exports where athlete_id = $1 order by asked_at', [
      athleteId,
    ]);
    return rows.map(({ id }) => id);
  };
  await sweep();
  expect(await left()).toHaveLength(3);
  await setBack(6);
  await sweep();
  expect(await left()).toEqual([expired.exportId, waiting.exportId]);
  await setBack(1);
  await sweep();
  expect(await left()).toEqual([waiting.exportId]);
  expect(await jobsIn('remove-file')).toEqual(
    [failed, expired].map(({ exportId }) => ({ athleteId, fileId: exportId })),
  );
});
