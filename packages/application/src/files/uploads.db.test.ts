import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileOf, filesOf, markReady, useFiles } from '@palmares/db/files';
import { createJobs, type Jobs, type QueueName } from '@palmares/db/jobs';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { ATHLETE_BYTES, fileLimits, KEPT_BYTES, WAITING_UPLOADS } from '@palmares/domain/files';
import { fileKey, filePrefix } from '@palmares/files';
import { openThrowawayStore, type ThrowawayStore } from '@palmares/files/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AthleteActor } from '../actor.ts';
import { beginUpload } from './begin-upload.ts';
import { cancelUpload } from './cancel-upload.ts';
import { receiveUpload, type UploadedBytes } from './receive-upload.ts';

let db: ConnectedDatabase;
let jobs: Jobs;
let files: ThrowawayStore;
let actor: AthleteActor;

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
  files = await openThrowawayStore();
});

afterAll(async () => {
  await jobs.close();
  await files.close();
  await db.close();
});

beforeEach(async () => {
  const { athleteId } = await anAccount(db.database);
  actor = { kind: 'athlete', athleteId, device: null };
});

const deps = () => ({ database: db.database, jobs });
const content = Buffer.from('%PDF-1.7 a transcript');
const transcript = { kind: 'document', name: 'transcript.pdf', bytes: content.length } as const;

const begun = async (input: Parameters<typeof beginUpload>[2] = transcript): Promise<string> => {
  const outcome = await beginUpload(deps(), actor, input);
  if (!outcome.ok) throw new Error(`It was refused: ${outcome.refusal.code}`);
  return outcome.value.fileId;
};

const uploadKey = (fileId: string) => fileKey({ athleteId: actor.athleteId, fileId, size: 'upload' });

const arriving = (...parts: readonly (Buffer | Error)[]): UploadedBytes => ({
  write: (file, atMost) =>
    files.store.write(
      fileKey({ ...file, size: 'upload' }),
      Readable.from(
        (async function* () {
          for (const part of parts) {
            if (part instanceof Error) throw part;
            yield part;
          }
        })(),
      ),
      { type: 'application/octet-stream', atMost },
    ),
  remove: (file) => files.store.remove(fileKey({ ...file, size: 'upload' })),
});

const onNotReleased = vi.fn();

const receive = (fileId: string, upload = arriving(content), by = actor) =>
  receiveUpload(deps(), by, { fileId, upload, onNotReleased });

const stateOf = async (fileId: string) =>
  (await fileOf(db.database.kysely, { athleteId: actor.athleteId, fileId }))?.state;

const stored = async (fileId: string): Promise<readonly string[]> => {
  const keys: string[] = [];
  for await (const key of files.store.keys(filePrefix({ athleteId: actor.athleteId, fileId }))) keys.push(key);
  return keys;
};

const jobsFor = async (fileId: string, queue: QueueName = 'process-file'): Promise<unknown[]> => {
  const { rows } = await db.owner.pool.query<{ data: unknown }>(
    `select data from pgboss.job where name = $1 and data ->> 'fileId' = $2`,
    [queue, fileId],
  );
  return rows.map(({ data }) => data);
};

describe('a file is announced', () => {
  it('with a name that is fit to be shown', async () => {
    const fileId = await begun({ ...transcript, name: '../../\u202eetc/passwd' });
    const file = await fileOf(db.database.kysely, { athleteId: actor.athleteId, fileId });
    expect(file).toMatchObject({ name: 'passwd', state: 'receiving', kind: 'document', bytes: content.length });
  });

  it('unless it is empty or too large for its kind', async () => {
    const { bytes } = fileLimits.picture;
    await begun({ kind: 'picture', name: 'me.jpg', bytes });
    expect(await beginUpload(deps(), actor, { ...transcript, bytes: 0 })).toMatchObject({
      refusal: { code: 'file_empty' },
    });
    expect(await beginUpload(deps(), actor, { kind: 'picture', name: 'me.jpg', bytes: bytes + 1 })).toMatchObject({
      refusal: { code: 'file_too_large', params: { kind: 'picture' } },
    });
  });

  it('at most ten times before the earlier ones are checked, even in parallel', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: WAITING_UPLOADS + 3 }, () => beginUpload(deps(), actor, transcript)),
    );
    const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code]));
    expect(refusals).toEqual(['file_too_many_waiting', 'file_too_many_waiting', 'file_too_many_waiting']);
    const [file] = await filesOf(db.database.kysely, actor.athleteId);
    await receive(file?.id ?? '');
    const { athleteId } = actor;
    await markReady(db.database.kysely, {
      athleteId,
      fileId: file?.id ?? '',
      type: 'application/pdf',
      bytes: content.length,
      width: null,
      height: null,
      pages: 1,
    });
    await begun();
  });

  it('again after ten uploads that broke off', async () => {
    for (let begins = 0; begins < WAITING_UPLOADS; begins += 1) await begun();
    expect(await beginUpload(deps(), actor, transcript)).toMatchObject({ refusal: { code: 'file_too_many_waiting' } });
    await db.owner.pool.query(
      `update files set changed_at = clock_timestamp() - interval '11 minutes' where athlete_id = $1`,
      [actor.athleteId],
    );
    await begun();
  });

  it('unless the athlete’s files would be too large together, even in parallel', async () => {
    const { bytes } = fileLimits.document;
    const { athleteId } = actor;
    const kept = Math.floor(ATHLETE_BYTES / bytes) - 1;
    await db.owner.pool.query(
      `insert into files (id, athlete_id, kind, state, name, type, bytes)
       select gen_random_uuid(), $1, 'document', 'ready', 'old.pdf', 'application/pdf', $2 from generate_series(1, $3)`,
      [athleteId, bytes, kept],
    );
    const outcomes = await Promise.all([1, 2, 3].map(() => beginUpload(deps(), actor, { ...transcript, bytes })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, refusal: { code: 'file_quota' } });
    const rest = ATHLETE_BYTES - (kept + 1) * bytes;
    await begun({ ...transcript, bytes: rest });
    expect(await beginUpload(deps(), actor, { ...transcript, bytes: 1 })).toMatchObject({
      refusal: { code: 'file_quota' },
    });
  });

  it('where removed ones leave room, until too much of those is kept', async () => {
    const remove = (bytes: number) =>
      db.owner.pool.query(
        `insert into files (id, athlete_id, kind, state, name, type, bytes, used_at)
         values (gen_random_uuid(), $1, 'document', 'removed', 'old.pdf', 'application/pdf', $2, now())`,
        [actor.athleteId, bytes],
      );
    await remove(ATHLETE_BYTES);
    await begun();
    await remove(KEPT_BYTES - ATHLETE_BYTES - content.length - 1);
    await begun({ ...transcript, bytes: 1 });
    expect(await beginUpload(deps(), actor, { ...transcript, bytes: 1 })).toMatchObject({
      refusal: { code: 'file_kept' },
    });
  });
});

describe('an upload', () => {
  it('is stored and handed to the worker once', async () => {
    const fileId = await begun();
    expect(await receive(fileId)).toEqual({ ok: true, value: { bytes: content.length } });
    expect(await stateOf(fileId)).toBe('processing');
    expect(await buffer(await files.store.read(uploadKey(fileId)))).toEqual(content);
    expect(await receive(fileId, arriving(Buffer.from('%PDF-1.7 another')))).toEqual({
      ok: false,
      refusal: { code: 'upload_closed' },
    });
    expect(await buffer(await files.store.read(uploadKey(fileId)))).toEqual(content);
    expect(await jobsFor(fileId)).toEqual([{ athleteId: actor.athleteId, fileId }]);
  });

  it('that breaks off stores nothing and may be repeated', async () => {
    const fileId = await begun();
    const broken = arriving(content.subarray(0, 9), new Error('the connection ended'));
    await expect(receive(fileId, broken)).rejects.toThrow('the connection ended');
    expect([await stateOf(fileId), await stored(fileId), await jobsFor(fileId)]).toEqual(['receiving', [], []]);
    expect(await receive(fileId)).toMatchObject({ ok: true });
  });

  it('is judged by its bytes alone where its claim cannot be released, which is reported', async () => {
    const { kysely } = db.database;
    const updateTable = kysely.updateTable.bind(kysely);
    const lost = new Error('The connection is lost');
    const releaseFails = () =>
      vi
        .spyOn(kysely, 'updateTable')
        .mockImplementation(() => {
          throw lost;
        })
        // The claim itself is taken.
        .mockImplementationOnce(updateTable);
    for (const [upload, expected] of [
      [arriving(content), { ok: true }],
      [arriving(new Error('the connection ended')), 'the connection ended'],
    ] as const) {
      const fileId = await begun();
      const failing = releaseFails();
      const received = await receive(fileId, upload).catch(({ message }: Error) => message);
      failing.mockRestore();
      if (typeof expected === 'string') expect(received).toBe(expected);
      else expect(received).toMatchObject(expected);
    }
    expect(onNotReleased.mock.calls).toEqual([[lost], [lost]]);
  });

  it('of more than was announced, or of nothing, stores nothing', async () => {
    const fileId = await begun();
    await expect(receive(fileId, arriving(content, Buffer.from('!')))).rejects.toMatchObject({ name: 'FileTooLarge' });
    expect(await receive(fileId, arriving())).toMatchObject({ refusal: { code: 'file_empty' } });
    expect([await stateOf(fileId), await stored(fileId), await jobsFor(fileId)]).toEqual(['receiving', [], []]);
  });

  it('is one of several in parallel', async () => {
    const fileId = await begun();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => receive(fileId)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.refusal.code === 'upload_closed')).toHaveLength(3);
    expect(await jobsFor(fileId)).toHaveLength(1);
  });

  it('goes behind the first of every other athlete when its own has earlier ones', async () => {
    const priorityOf = async (fileId: string) => {
      const { rows } = await db.owner.pool.query<{ priority: number }>(
        `select priority from pgboss.job where name = 'process-file' and data ->> 'fileId' = $1`,
        [fileId],
      );
      return rows.map(({ priority }) => priority);
    };
    const mine = [await begun(), await begun(), await begun()];
    for (const fileId of mine) await receive(fileId);
    expect(await Promise.all(mine.map(priorityOf))).toEqual([[0], [-1], [-2]]);
    const { athleteId } = await anAccount(db.database);
    actor = { ...actor, athleteId };
    const other = await begun();
    await receive(other);
    expect(await priorityOf(other)).toEqual([0]);
  });

  it('of another athlete’s file finds none', async () => {
    const fileId = await begun();
    const { athleteId } = await anAccount(db.database);
    expect(await receive(fileId, arriving(content), { ...actor, athleteId })).toMatchObject({
      refusal: { code: 'file_unknown' },
    });
    expect(await stored(fileId)).toEqual([]);
  });

  it('whose file is cancelled meanwhile leaves no bytes', async () => {
    const fileId = await begun();
    const upload = arriving(content);
    const outcome = await receive(fileId, {
      ...upload,
      write: async (file, atMost) => {
        const bytes = await upload.write(file, atMost);
        await cancel(fileId);
        return bytes;
      },
    });
    expect(outcome).toMatchObject({ refusal: { code: 'upload_closed' } });
    expect([await stateOf(fileId), await stored(fileId), await jobsFor(fileId)]).toEqual([undefined, [], []]);
  });
});

const checkedPdf = { type: 'application/pdf', bytes: 1, width: null, height: null, pages: 1 } as const;

describe('an upload that took so long that another one was received in its place', () => {
  const late = async (meanwhile: (fileId: string) => Promise<unknown>) => {
    const fileId = await begun();
    const upload = arriving(content);
    const outcome = await receive(fileId, {
      ...upload,
      write: async (file, atMost) => {
        await db.owner.pool.query(`update files set claimed_until = now() - interval '1 second' where id = $1`, [
          fileId,
        ]);
        expect(await receive(fileId)).toMatchObject({ ok: true });
        await meanwhile(fileId);
        return upload.write(file, atMost);
      },
    });
    expect(outcome).toMatchObject({ refusal: { code: 'upload_closed' } });
    return fileId;
  };

  it('leaves no bytes beside the checked file', async () => {
    const fileId = await late(async (id) => {
      await markReady(db.database.kysely, { athleteId: actor.athleteId, fileId: id, ...checkedPdf });
      await files.store.remove(uploadKey(id));
    });
    expect([await stateOf(fileId), await stored(fileId)]).toEqual(['ready', []]);
  });

  it('takes no bytes from a file that is not checked yet', async () => {
    const fileId = await late(async () => undefined);
    expect([await stateOf(fileId), await stored(fileId)]).toEqual(['processing', [uploadKey(fileId)]]);
  });
});

const cancel = (fileId: string, by = actor) => cancelUpload(deps(), by, { fileId });

describe('cancelling', () => {
  it('removes the row and has the bytes removed, once', async () => {
    const fileId = await begun();
    await receive(fileId);
    await cancel(fileId);
    await cancel(fileId);
    expect(await stateOf(fileId)).toBeUndefined();
    expect(await jobsFor(fileId, 'remove-file')).toEqual([{ athleteId: actor.athleteId, fileId }]);
  });

  it('of another athlete’s file does nothing', async () => {
    const fileId = await begun();
    await receive(fileId);
    const { athleteId } = await anAccount(db.database);
    await cancel(fileId, { ...actor, athleteId });
    expect([await stateOf(fileId), await jobsFor(fileId, 'remove-file')]).toEqual(['processing', []]);
  });

  it('of a file that a section refers to does nothing', async () => {
    const fileId = await begun();
    await receive(fileId);
    const { athleteId } = actor;
    const { kysely } = db.database;
    await markReady(kysely, {
      athleteId,
      fileId,
      type: 'application/pdf',
      bytes: 1,
      width: null,
      height: null,
      pages: 1,
    });
    await kysely.transaction().execute((tx) => useFiles(tx, athleteId, [fileId]));
    await cancel(fileId);
    expect([await stateOf(fileId), await jobsFor(fileId, 'remove-file')]).toEqual(['ready', []]);
  });
});
