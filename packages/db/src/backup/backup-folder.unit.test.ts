import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inNewFolder } from './backup-folder.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'backup-folder-'));
  folder = join(parent, 'backup');
});

afterEach(() => rmSync(parent, { recursive: true }));

const fill = async (unfinished: string) => writeFileSync(join(unfinished, 'file'), 'content');

it('a backup’s folder appears under its name once it is full, and only its owner may enter it', async () => {
  await inNewFolder(folder, async (unfinished) => {
    await fill(unfinished);
    expect(readdirSync(parent)).toEqual(['backup.unfinished']);
  });
  expect(readdirSync(parent)).toEqual(['backup']);
  expect(readdirSync(folder)).toEqual(['file']);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('a backup takes the place of an empty folder', async () => {
  mkdirSync(folder);
  await inNewFolder(folder, fill);
  expect(readdirSync(folder)).toEqual(['file']);
});

it('a backup that fails leaves nothing', async () => {
  const failing = inNewFolder(folder, async (unfinished) => {
    await fill(unfinished);
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(readdirSync(parent)).toEqual([]);
});

it('a backup is not written into a folder with files, nor beside what an interrupted one left', async () => {
  await inNewFolder(folder, fill);
  await expect(inNewFolder(folder, fill)).rejects.toThrow('is not empty');
  const other = join(parent, 'other');
  mkdirSync(`${other}.unfinished`);
  await expect(inNewFolder(other, fill)).rejects.toThrow('one was interrupted');
  expect(readdirSync(parent).sort()).toEqual(['backup', 'other.unfinished']);
});
