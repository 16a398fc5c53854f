import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUse, lockFolder, lockHolder } from './folder-lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a folder that is locked cannot be locked again until it is released', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  lock.release();
  lockFolder(folder).release();
  expect(existsSync(join(folder, 'run.lock'))).toBe(false);
});

it('a lock whose process is gone is taken over', () => {
  writeFileSync(join(folder, 'run.lock'), '4194300\n1\n');
  expect(lockHolder(folder, 'run.lock')).toBeUndefined();
  lockFolder(folder).release();
});

it('a lock whose process id now belongs to another process is taken over', () => {
  writeFileSync(join(folder, 'run.lock'), `${process.pid}\n1\n`);
  lockFolder(folder).release();
});

it('a lock file that was truncated while it was written is taken over', () => {
  writeFileSync(join(folder, 'run.lock'), '');
  lockFolder(folder).release();
});
