import { randomUUID } from 'node:crypto';
import { latestExport, markExportFailed, markExportReady } from '@palmares/db/data-exports';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { EXPORTS_A_DAY } from '@palmares/domain/data-export';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ExportIdTaken, requestExport } from './request-export.ts';

let db: ConnectedDatabase;
let jobs: Jobs;
let athleteId: string;

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
});

beforeEach(async () => {
  ({ athleteId } = await anAccount(db.database));
});

afterAll(async () => {
  await jobs.close();
  await db.close();
});

const kysely = () => db.database.kysely;

const ask = (exportId: string, by = athleteId) =>
  requestExport({ database: db.database, jobs }, { kind: 'athlete', athleteId: by, device: null }, { exportId });

const asked = (exportId: string) => ({ ok: true, value: { exportId } });

const finish = (exportId: string) =>
  kysely()
    .transaction()
    .execute((tx) => markExportReady(tx, { athleteId, exportId }, 1));

const jobsOf = async (by: string): Promise<readonly string[]> => {
  const { rows } = await db.owner.pool.query(
    "select data ->> 'exportId' as id from pgboss.job where name = 'make-export' and data ->> 'athleteId' = $1",
    [by],
  );
  return rows.map(({ id }) => id);
};

it('a download is asked for once, however often the request arrives and from however many devices', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const answers = await Promise.all([ask(first), ask(first), ask(first)]);
  expect(answers).toEqual([asked(first), asked(first), asked(first)]);
  expect(await ask(second)).toEqual(asked(first));
  expect(await jobsOf(athleteId)).toEqual([first]);
  await finish(first);
  expect(await ask(first)).toEqual(asked(first));
  expect(await latestExport(kysely(), athleteId)).toMatchObject({ exportId: first, state: 'ready' });
});

it('a fourth download within 24 hours is refused, and one that failed does not count', async () => {
  const ids = Array.from({ length: EXPORTS_A_DAY }, () => randomUUID());
  const failed = randomUUID();
  await ask(failed);
  await markExportFailed(kysely(), { athleteId, exportId: failed });
  for (const id of ids) {
    expect(await ask(id)).toEqual(asked(id));
    await finish(id);
  }
  expect(await ask(randomUUID())).toMatchObject({ ok: false, refusal: { code: 'export_too_many' } });
  await db.owner.pool.query(
    "update data_exports set asked_at = asked_at - interval '1 day' where athlete_id = $1 and id = $2",
    [athleteId, ids[0]],
  );
  const next = randomUUID();
  expect(await ask(next)).toEqual(asked(next));
});

it('the id of a download belongs to one athlete', async () => {
  const exportId = randomUUID();
  await ask(exportId);
  const { athleteId: another } = await anAccount(db.database);
  await expect(ask(exportId, another)).rejects.toThrow(ExportIdTaken);
  expect(await jobsOf(another)).toEqual([]);
});
