import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkTables } from './check-tables.ts';
import type { BackedUpTable } from './manifest.ts';
import { measureFile } from './measured.ts';
import { makeTableFolder, tableFile } from './table-files.ts';

let folder: string;
let path: string;
let table: BackedUpTable;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'));
  await makeTableFolder(folder);
  path = tableFile(folder, { name: 'public.accounts' });
  writeFileSync(path, 'compressed rows');
  table = { name: 'public.accounts', columns: ['id'], rows: 1, ...(await measureFile(path)) };
});

afterEach(() => rmSync(folder, { recursive: true }));

it('whole files of tables are counted byte by byte', async () => {
  let bytes = 0;
  await checkTables(folder, { tables: [table] }, (more) => {
    bytes += more;
  });
  expect(bytes).toBe('compressed rows'.length);
});

it('a truncated file of a table is refused as cut off', async () => {
  truncateSync(path, 14);
  await expect(checkTables(folder, { tables: [table] })).rejects.toThrow(`${path} is cut off: it has 14 of 15 bytes`);
});

it('a file of a table with a changed byte is refused', async () => {
  writeFileSync(path, 'compressed rowz');
  await expect(checkTables(folder, { tables: [table] })).rejects.toThrow(
    `${path} was changed after the backup was made`,
  );
});

it('a missing file of a table is refused by its name', async () => {
  rmSync(path);
  await expect(checkTables(folder, { tables: [table] })).rejects.toThrow(`${path} is missing`);
});
