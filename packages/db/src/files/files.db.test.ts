import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eraseAthlete } from '../erasure/erase-athlete.ts';
import { anAccount } from '../testing/an-account.ts';
import { blockedSessions } from '../testing/blocked-sessions.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { testLog } from '../testing/event-log.ts';
import {
  claimUpload,
  deleteFiles,
  deleteUnused,
  fileOf,
  filesOf,
  insertFile,
  markReady,
  markReceived,
  markRefused,
  type OwnFile,
  readyFiles,
  releaseUpload,
  staleFiles,
  useFiles,
} from './index.ts';

let db: ConnectedDatabase;
let athleteId: string;
let otherAthleteId: string;

beforeAll(async () => {
  db = await connectedDatabase();
  ({ athleteId } = await anAccount(db.database));
  ({ athleteId: otherAthleteId } = await anAccount(db.database));
});

afterAll(() => db.close());

const kysely = () => db.database.kysely;

const announced = async (owner = athleteId): Promise<OwnFile> => {
  const file = { athleteId: owner, kind: 'document', name: 'bulletin.pdf', bytes: 900 } as const;
  const fileId = await kysely()
    .transaction()
    .execute((tx) => insertFile(tx, file));
  return { athleteId: owner, fileId };
};

const received = async (owner = athleteId): Promise<OwnFile> => {
  const file = await announced(owner);
  const claim = await claimUpload(kysely(), file, 60);
  if (!claim) throw new Error('A new file could not be claimed');
  const marked = await kysely()
    .transaction()
    .execute((tx) => markReceived(tx, { ...file, bytes: 800, claim }));
  expect(marked).toBe(true);
  return file;
};

const checked = { type: 'application/pdf', bytes: 800, width: null, height: null, pages: 2 } as const;

const ready = async (owner = athleteId): Promise<OwnFile> => {
  const file = await received(owner);
  expect(await markReady(kysely(), { ...file, ...checked })).toBe(true);
  return file;
};

const use = (...fileIds: string[]) =>
  kysely()
    .transaction()
    .execute((tx) => useFiles(tx, athleteId, fileIds));

const stateOf = async (file: OwnFile) => (await fileOf(kysely(), file))?.state;

const setBack = ({ fileId }: OwnFile, days: number) =>
  db.owner.pool.query(`update files set changed_at = now() - make_interval(days => $2) where id = $1`, [fileId, days]);

describe('a file', () => {
  it('is announced, received, checked and ready', async () => {
    const file = await announced();
    expect(await fileOf(kysely(), file)).toEqual({
      id: file.fileId,
      athleteId,
      kind: 'document',
      state: 'receiving',
      name: 'bulletin.pdf',
      type: null,
      bytes: 900,
      width: null,
      height: null,
      pages: null,
      refusal: null,
      createdAt: expect.any(Date),
      changedAt: expect.any(Date),
      usedAt: null,
    });
    const done = await ready();
    expect(await fileOf(kysely(), done)).toMatchObject({ state: 'ready', ...checked });
    expect(await readyFiles(kysely(), athleteId)).toContainEqual({
      id: done.fileId,
      kind: 'document',
      type: 'application/pdf',
      bytes: 800,
      pages: 2,
    });
  });

  it('is refused with a code, once', async () => {
    const file = await received();
    expect(await markRefused(kysely(), { ...file, refusal: 'file_broken' })).toBe(true);
    expect(await markRefused(kysely(), { ...file, refusal: 'file_type' })).toBe(false);
    expect(await markReady(kysely(), { ...file, ...checked })).toBe(false);
    expect(await fileOf(kysely(), file)).toMatchObject({ state: 'refused', refusal: 'file_broken' });
    expect((await readyFiles(kysely(), athleteId)).map(({ id }) => id)).not.toContain(file.fileId);
  });

  it('of another athlete is not found and not changed', async () => {
    const { fileId } = await received(otherAthleteId);
    const mine = { athleteId, fileId };
    expect(await fileOf(kysely(), mine)).toBeUndefined();
    expect((await filesOf(kysely(), athleteId)).map(({ id }) => id)).not.toContain(fileId);
    expect(await markReady(kysely(), { ...mine, ...checked })).toBe(false);
    const deleted = await kysely()
      .transaction()
      .execute((tx) => deleteUnused(tx, mine));
    expect(deleted).toBe(false);
    expect(await stateOf({ athleteId: otherAthleteId, fileId })).toBe('processing');
  });

  it('takes one upload at a time, and another after one that failed or ran out of time', async () => {
    const file = await announced();
    const claims = await Promise.all([1, 2, 3].map(() => claimUpload(kysely(), file, 60)));
    const [claim, ...others] = claims.filter((claimed) => claimed !== undefined);
    if (!claim) throw new Error('Nobody could claim it');
    expect(others).toEqual([]);
    await releaseUpload(kysely(), file, claim);
    const expired = await claimUpload(kysely(), file, -1);
    const last = await claimUpload(kysely(), file, 60);
    if (!expired || !last) throw new Error('It could not be claimed again');
    await releaseUpload(kysely(), file, expired);
    const receive = (held: Date) =>
      kysely()
        .transaction()
        .execute((tx) => markReceived(tx, { ...file, bytes: 1, claim: held }));
    expect(await receive(expired)).toBe(false);
    expect(await receive(last)).toBe(true);
    expect(await claimUpload(kysely(), file, 60)).toBeUndefined();
  });
});

describe('a file that a section', () => {
  it('refers to is removed with the reference and comes back with it', async () => {
    const [first, second] = [await ready(), await ready()];
    expect(await use(first.fileId)).toEqual([]);
    expect(await stateOf(first)).toBe('ready');
    expect(await use(second.fileId)).toEqual([]);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['removed', 'ready']);
    expect((await readyFiles(kysely(), athleteId)).map(({ id }) => id)).toContain(first.fileId);
    expect(await use(first.fileId, second.fileId)).toEqual([]);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['ready', 'ready']);
  });

  it('has not referred to stays as it is', async () => {
    const [unused, waiting] = [await ready(), await received()];
    await use();
    expect([await stateOf(unused), await stateOf(waiting)]).toEqual(['ready', 'processing']);
  });

  it('cannot refer to is named: unchecked, of somebody else, or unknown', async () => {
    const [waiting, foreign] = [await received(), await ready(otherAthleteId)];
    const unknown = '01890000-0000-7000-8000-000000000000';
    const ids = [waiting.fileId, foreign.fileId, unknown];
    expect(await use(...ids)).toEqual(ids);
    expect((await fileOf(kysely(), foreign))?.usedAt).toBeNull();
  });
});

describe('a stale file', () => {
  const stale = async () => (await staleFiles(kysely(), 1000)).map(({ fileId }) => fileId);

  it('is one that nothing came of for a day, or that was removed 30 days ago', async () => {
    const [receiving, processing, unused, used, removed] = [
      await announced(),
      await received(),
      await ready(),
      await ready(),
      await ready(),
    ];
    await use(used.fileId, removed.fileId);
    await use(used.fileId);
    for (const file of [receiving, processing, unused, used, removed]) await setBack(file, 2);
    const fresh = await ready();
    expect(await stale()).toEqual(expect.arrayContaining([receiving.fileId, processing.fileId, unused.fileId]));
    for (const kept of [used, removed, fresh]) expect(await stale()).not.toContain(kept.fileId);
    await setBack(removed, 31);
    await setBack(used, 31);
    expect(await stale()).toContain(removed.fileId);
    expect(await stale()).not.toContain(used.fileId);
  });

  it('is deleted, unless an edit referred to it meanwhile', async () => {
    const [deleted, used] = [await ready(), await ready()];
    for (const file of [deleted, used]) await setBack(file, 2);
    expect(await stale()).toEqual(expect.arrayContaining([deleted.fileId, used.fileId]));
    await use(used.fileId);
    expect(await deleteFiles(kysely(), [deleted.fileId, used.fileId])).toEqual([deleted]);
    expect([await stateOf(deleted), await stateOf(used)]).toEqual([undefined, 'ready']);
  });

  it('is named to an edit that waited for its deletion', async () => {
    const file = await ready();
    await setBack(file, 2);
    const sweep = await kysely().startTransaction().execute();
    await deleteFiles(sweep, [file.fileId]);
    const using = use(file.fileId);
    await vi.waitFor(async () => expect(await blockedSessions(db.owner)).toBe(1));
    await sweep.commit().execute();
    expect(await using).toEqual([file.fileId]);
  });
});

it.each(['id', 'athlete_id', 'kind', 'name', 'created_at'])('the app may not change %s of a file', async (column) => {
  await expect(db.database.pool.query(`update files set ${column} = ${column}`)).rejects.toThrow('permission denied');
});

it('[E39] no row of an erased athlete’s files is left, and no more can be announced', async () => {
  const { athleteId: erased } = await testLog(db.database).athlete();
  await anAccount(db.database, { athleteId: erased });
  const file = await ready(erased);
  const report = await eraseAthlete(db.owner, erased);
  expect(report?.purged).toContainEqual({ table: 'files', rows: 1 });
  expect(await fileOf(kysely(), file)).toBeUndefined();
  await expect(announced(erased)).rejects.toThrow('foreign key');
});
