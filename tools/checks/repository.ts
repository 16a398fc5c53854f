import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export interface SourceFile {
  /** Path from the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Lists tracked files, and untracked ones that are not ignored, as they are on disk. */
export const repositoryPaths = (folder = root): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(folder, path)))
    .sort();

export const readSources = (isWanted: (path: string) => boolean, folder = root): readonly SourceFile[] =>
  repositoryPaths(folder)
    .filter(isWanted)
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
