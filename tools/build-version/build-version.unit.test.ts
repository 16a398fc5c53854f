import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuildVersion } from '@palmares/db/build-version';
import { afterEach, expect, it } from 'vitest';
import { versionOf } from './version-of.ts';
import { writeVersion } from './write-version.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'palmares-version-'));
  folders.push(folder);
  return folder;
};

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'Noor',
      GIT_AUTHOR_EMAIL: 'noor@palmares.example',
      GIT_COMMITTER_NAME: 'Noor',
      GIT_COMMITTER_EMAIL: 'noor@palmares.example',
      GIT_COMMITTER_DATE: '2026-11-26T23:30:00-0500',
    },
  }).trim();

const checkout = (): string => {
  const folder = emptyFolder();
  git(folder, 'init', '--quiet');
  writeFileSync(join(folder, 'a.ts'), 'one');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'Add a file');
  return folder;
};

it('a build is named by its commit and the day of that commit', () => {
  const folder = checkout();
  const commit = git(folder, 'rev-parse', '--short=8', 'HEAD');
  expect(versionOf(folder, undefined)).toBe(`${commit} 2026-11-26`);
  expect(versionOf(folder, '')).toBe(`${commit} 2026-11-26`);
});

it.each(['a.ts', 'b.ts'])('a build of files that no commit has says so: %s', (changed) => {
  const folder = checkout();
  writeFileSync(join(folder, changed), 'two');
  expect(versionOf(folder, undefined)).toMatch(/^[0-9a-f]{8} 2026-11-26 with changes$/);
});

it('a build is named by PALMARES_VERSION where that is set', () => {
  expect(versionOf(emptyFolder(), ' 3b423b8c 2026-11-26\n')).toBe('3b423b8c 2026-11-26');
  expect(versionOf(checkout(), '2026.12-rc1')).toBe('2026.12-rc1');
});

it('a copy without git has no version, not even inside another checkout', () => {
  expect(versionOf(emptyFolder(), undefined)).toBeUndefined();
  const inside = join(checkout(), 'copy');
  mkdirSync(inside);
  expect(versionOf(inside, undefined)).toBeUndefined();
});

it('the version is written beside each program that is built, and in place of an earlier one', () => {
  const folder = emptyFolder();
  const [web, worker] = ['web', 'worker'].map((name) => join(folder, 'apps', name, 'dist'));
  if (!web || !worker) throw new Error('There are two');
  mkdirSync(web, { recursive: true });
  writeVersion(folder, '3b423b8c 2026-11-26');
  expect([web, worker].map(readBuildVersion)).toEqual(['3b423b8c 2026-11-26', undefined]);
  writeVersion(folder, undefined);
  expect(readBuildVersion(web)).toBeUndefined();
});
