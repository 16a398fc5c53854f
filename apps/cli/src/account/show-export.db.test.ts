import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askDeletion } from '@palmares/db/accounts';
import { latestExport, markExportReady } from '@palmares/db/data-exports';
import { eraseAthlete } from '@palmares/db/erasure';
import { newestOperations } from '@palmares/db/operators';
import { aLink, anAccount, aPlan } from '@palmares/db/testing';
import { EXPORT_BYTES, EXPORTS_A_DAY } from '@palmares/domain/data-export';
import { fileKey } from '@palmares/files';
import { openThrowawayStore, type ThrowawayStore } from '@palmares/files/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountCommand } from '../commands/account.ts';
import { inDatabase } from '../testing/in-database.ts';
import { jsonOf, runInProcess } from '../testing/run-in-process.ts';
import { palmares } from '../testing/run-program.ts';

const opened = inDatabase();
const because = ['--reason', 'access request of 20 November'];

let files: ThrowawayStore;
let folder: string;

beforeAll(async () => {
  files = await openThrowawayStore();
  folder = mkdtempSync(join(tmpdir(), 'account-export-'));
  vi.stubEnv('FILES_FOLDER', files.folder);
  vi.stubEnv('PALMARES_PEPPER', Buffer.alloc(32, 7).toString('base64'));
});

afterAll(async () => {
  await files.close();
  rmSync(folder, { recursive: true });
});

const account = (...args: readonly string[]) => runInProcess(accountCommand(), args);
const kysely = () => opened().db.database.kysely;

const anAthlete = async (given: Parameters<typeof anAccount>[1] = {}) => {
  const { db, test } = opened();
  const { athleteId } = await test.athlete();
  return anAccount(db.database, { ...given, athleteId });
};

describe('account show', () => {
  it('says what the account is, and neither a date of birth, a place, a device nor a secret', async () => {
    const { db, environment } = opened();
    const { athleteId, email } = await anAthlete();
    await aPlan(db, athleteId);
    await aLink(db.database, { athleteId });
    const off = await aLink(db.database, { athleteId });
    await db.owner.pool.query('update publish_links set off_at = now() where id = $1', [off.linkId]);
    await askDeletion(kysely(), athleteId, new Date());
    await db.owner.pool.query(
      `insert into sessions (id_hash, public_id, athlete_id, device, last_used_at, expires_at, ends_at)
       values (sha256('a'), gen_random_uuid(), $1, 'Firefox, Windows', '2026-11-20T10:00Z', now() + interval '1 day', now() + interval '1 day'),
         (sha256('b'), gen_random_uuid(), $1, 'Firefox, Windows', now(), now() - interval '1 day', now() + interval '1 day')`,
      [athleteId],
    );
    const { code, stdout } = await palmares(['account', 'show', email], { ...environment, FORCE_COLOR: '1' });
    expect(code).toBe(0);
    for (const line of [
      `athlete    ${athleteId}`,
      'name       Maëlle Gagnon',
      `email      ${email}, not verified`,
      'language   fr-ca',
      'age        adult',
      'guardian   none',
      'sessions   1, last used 2026-11-20T10:00Z',
      'plan       granted forever: a test',
      'links      1 open of 2',
    ])
      expect(stdout.split('\n')).toContain(line);
    expect(stdout).toMatch(/^deletion {3}asked for on .*, due on /m);
    const { stdout: asJson } = await account('show', athleteId, '--json');
    for (const text of [stdout, asJson]) expect(text).not.toMatch(/2007|QC|Firefox|argon2/);
    expect(stdout).not.toContain('\u001b');
  });

  it('names the age class and the guardian of a child, and why none of their links opens', async () => {
    const { athleteId } = await anAthlete({ dateOfBirth: '2014-01-01' });
    await aLink(opened().db.database, { athleteId });
    expect(jsonOf(await account('show', athleteId, '--json'))).toMatchObject({
      ageClass: 'child',
      guardian: 'none',
      sharingHindrance: 'guardian_needed',
    });
    expect((await account('show', athleteId)).stdout).toContain(
      'none works now: no parent or guardian has given permission yet',
    );
  });

  it('[E39] says of an erased athlete when that was, and nothing else', async () => {
    const { athleteId } = await anAthlete();
    await eraseAthlete(opened().db.owner, athleteId);
    for (const command of [['show'], ['export', ...because]])
      expect(await account(...command, athleteId)).toMatchObject({
        code: 1,
        stdout: '',
        problem: expect.stringContaining('nothing they wrote can be read'),
      });
  });
});

describe('account ask-guardian', () => {
  const parent = ['--email', 'parent@example.com', '--reason', 'asked by phone'];
  const waiting = async (athleteId: string) => {
    const { rows } = await opened().db.owner.pool.query(
      'select guardian_email, locale from guardian_requests where athlete_id = $1',
      [athleteId],
    );
    return rows;
  };

  it('asks for an account that waits for an agreement, in its language, and leaves the address out of the log', async () => {
    const { db } = opened();
    const { athleteId, email } = await anAthlete({ dateOfBirth: `${new Date().getUTCFullYear() - 12}-01-01` });
    await account('ask-guardian', email, ...parent, '--dry-run');
    expect(await waiting(athleteId)).toEqual([]);
    expect((await account('ask-guardian', email, ...parent)).stdout).toContain('works for 7 days');
    expect(await waiting(athleteId)).toEqual([{ guardian_email: 'parent@example.com', locale: 'fr-ca' }]);
    const [operation] = await newestOperations(db.owner.kysely, 1);
    expect(operation).toMatchObject({ command: 'account ask-guardian', athleteId, outcome: 'done' });
    expect(JSON.stringify(operation)).not.toContain('parent@');
  });

  it('asks nobody about an account that needs no agreement', async () => {
    const { athleteId, email } = await anAthlete();
    expect(await account('ask-guardian', email, ...parent)).toMatchObject({
      code: 1,
      problem: expect.stringContaining('needs no new permission'),
    });
    expect(await waiting(athleteId)).toEqual([]);
  });
});

describe('account export', () => {
  it('starts the download that the account page offers, once, and within its limit', async () => {
    const { db } = opened();
    const { athleteId, email } = await anAthlete();
    expect((await account('export', email, '--dry-run', ...because)).stdout).toBe(
      `Would start a download of the data of athlete ${athleteId}.\n`,
    );
    expect(await latestExport(kysely(), athleteId)).toBeUndefined();
    const started = jsonOf(await account('export', email, '--json', ...because));
    expect(await latestExport(kysely(), athleteId)).toMatchObject({ exportId: started.exportId, state: 'asked' });
    expect(jsonOf(await account('export', email, '--json', ...because))).toEqual({ ...started, wasRunning: true });
    const [operation] = await newestOperations(db.owner.kysely, 1);
    expect(operation).toMatchObject({ command: 'account export', athleteId, outcome: 'done' });

    await db.owner.pool.query(
      `insert into data_exports (id, athlete_id, state, progress, ready_at, expires_at, bytes)
       select gen_random_uuid(), $1, 'ready', 100, now(), now(), 1 from generate_series(2, $2)`,
      [athleteId, EXPORTS_A_DAY],
    );
    await kysely()
      .transaction()
      .execute((tx) => markExportReady(tx, { athleteId, exportId: started.exportId }, 1));
    expect(await account('export', email, ...because)).toMatchObject({
      code: 1,
      problem: expect.stringContaining(`${EXPORTS_A_DAY} downloads within 24 hours`),
    });
  });

  it('writes a download that is ready to a new file that nobody else can read', async () => {
    const { athleteId } = await anAthlete();
    const out = join(folder, 'nora.zip');
    expect(await account('export', athleteId, '--out', out, ...because)).toMatchObject({
      code: 1,
      problem: expect.stringContaining('no download is ready'),
    });
    const { exportId } = jsonOf(await account('export', athleteId, '--json', ...because));
    const body = Buffer.from('PK the whole archive');
    const stored = { type: 'application/zip', atMost: EXPORT_BYTES };
    await files.store.write(fileKey({ athleteId, fileId: exportId, size: 'export' }), body, stored);
    await kysely()
      .transaction()
      .execute((tx) => markExportReady(tx, { athleteId, exportId }, body.length));
    expect((await account('export', athleteId, '--out', out, '--dry-run', ...because)).stdout).toContain('Would write');
    expect(jsonOf(await account('export', athleteId, '--out', out, '--json', ...because))).toMatchObject({
      exportId,
      bytes: body.length,
    });
    expect(readFileSync(out)).toEqual(body);
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(await account('export', athleteId, '--out', out, ...because)).toMatchObject({
      code: 2,
      problem: `${out} exists already; pass another file`,
    });
    const [, operation] = await newestOperations(opened().db.owner.kysely, 2);
    expect(operation).toMatchObject({ arguments: { export: exportId, out: true }, outcome: 'done' });
  });
});
