import * as files from 'node:fs/promises';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  checkLedger,
  completeForgotten,
  completeInLedger,
  enterForgotten,
  enterInLedger,
  readForgotten,
  readLedger,
} from './ledger.ts';

vi.mock(import('node:fs/promises'), { spy: true });

let folder: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledger-'));
});
afterAll(() => rm(folder, { recursive: true }));

const newFile = () => {
  count += 1;
  return join(folder, `${count}.jsonl`);
};
const athleteId = '01890000-0000-7000-8000-000000000000';
const entry = { athleteId, erasedAt: '2026-11-21T12:00:00.000Z', reason: 'asked by mail' };
const completedAt = '2026-11-21T12:01:05.000Z';

describe('the ledger', () => {
  it('is empty while there is no file, and must exist where it is required', async () => {
    const file = newFile();
    expect(await checkLedger(file)).toEqual([]);
    await expect(readLedger(file, { mustExist: true })).rejects.toThrow('does not exist');
  });

  it('stores each erased athlete once, and their completion once', async () => {
    const file = newFile();
    await enterInLedger(file, entry);
    await enterInLedger(file, { ...entry, reason: 'asked again' });
    expect(await readLedger(file)).toEqual([{ ...entry, completedAt: null }]);
    await completeInLedger(file, { athleteId, completedAt });
    await completeInLedger(file, { athleteId, completedAt: '2027-01-01T00:00:00.000Z' });
    expect(await readLedger(file)).toEqual([{ ...entry, completedAt }]);
    expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(3);
  });

  it('names the days until which backups and free space hold what was erased', async () => {
    const file = newFile();
    const other = { athleteId: '01890000-0000-7000-8000-000000000001', completedAt };
    for (const each of [athleteId, other.athleteId]) await enterInLedger(file, { ...entry, athleteId: each });
    await completeInLedger(file, { athleteId, completedAt, maintainBy: new Date('2026-11-28T12:01:00.000Z') });
    await completeInLedger(file, { ...other, maintainBy: null });
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n').slice(2);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { athleteId, completedAt, backupsExpireOn: '2026-12-21', maintainBy: '2026-11-28' },
      { ...other, backupsExpireOn: '2026-12-21' },
    ]);
    expect(await readLedger(file)).toMatchObject([{ completedAt }, { completedAt }]);
  });

  it('stores forgotten contacts beside erased athletes, each once', async () => {
    const file = newFile();
    const contact = { athleteId, contactId: '0c0ffee0-0000-4000-8000-000000000001' };
    const forgotten = { ...contact, forgottenAt: '2026-11-21T12:00:00.000Z', reason: 'asked by mail' };
    await enterInLedger(file, entry);
    await enterForgotten(file, forgotten);
    await enterForgotten(file, { ...forgotten, reason: 'asked again' });
    expect(await readForgotten(file)).toEqual([{ ...forgotten, completedAt: null }]);
    for (const at of [completedAt, '2027-01-01T00:00:00.000Z']) await completeForgotten(file, contact, new Date(at));
    expect(await readForgotten(file)).toEqual([{ ...forgotten, completedAt }]);
    expect(await readLedger(file)).toEqual([{ ...entry, completedAt: null }]);
    const [last] = (await readFile(file, 'utf8')).trimEnd().split('\n').slice(-1);
    expect(JSON.parse(last ?? '')).toMatchObject({ backupsExpireOn: '2026-12-21', maintainBy: '2026-11-28' });
  });

  it('is on disk when an entry is made, and so is the name of the file', async () => {
    const { open } = await vi.importActual<typeof files>('node:fs/promises');
    const synced: unknown[] = [];
    vi.mocked(files.open).mockImplementationOnce(async (path) => {
      const handle = await open(path);
      vi.spyOn(handle, 'sync').mockImplementation(async () => void synced.push(path));
      return handle;
    });
    await enterInLedger(newFile(), entry);
    expect(synced).toEqual([folder]);
  });

  it.each([
    ['words', 'not a line\n', 'line 2 is no entry'],
    ['another shape', '{"athleteId":"maya"}\n', 'line 2 is no entry'],
    ['an empty line', '\n', 'line 2 is no entry'],
    ['a line cut off as it was written', '{"athleteId":"0189', 'line 2 is cut off'],
    [
      'the end of a contact that never began',
      `${JSON.stringify({ athleteId, contactId: athleteId, completedAt })}\n`,
      'line 2 completes an erasure',
    ],
    ['the end of what never began', `${JSON.stringify({ athleteId, completedAt })}\n`, 'line 2 completes an erasure'],
  ])('with %s is refused with the line number, and accepts no further entry', async (_, damage, words) => {
    const file = newFile();
    await enterInLedger(file, { ...entry, athleteId: '01890000-0000-7000-8000-000000000001' });
    await appendFile(file, damage);
    await expect(readLedger(file)).rejects.toMatchObject({ name: 'LedgerUnusable' });
    await expect(checkLedger(file)).rejects.toThrow(words);
    await expect(enterInLedger(file, entry)).rejects.toThrow(words);
    await expect(readLedger(file)).rejects.not.toThrow('maya');
  });

  it('that cannot be read or created is refused, naming the variable', async () => {
    await expect(checkLedger(folder)).rejects.toThrow('PALMARES_ERASURE_LEDGER) cannot be read: EISDIR');
    await expect(checkLedger(join(folder, 'nowhere', 'ledger'))).rejects.toThrow('cannot be written: ENOENT');
    const file = newFile();
    await writeFile(file, '');
    await expect(checkLedger(join(file, 'ledger'))).rejects.toThrow('cannot be read: ENOTDIR');
  });
});
