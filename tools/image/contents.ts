import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, productionTree } from '../checks/production-tree.ts';
import type { Buildah } from './buildah.ts';

/** Maximum size of the image beyond its base. */
export const MAX_MB = 150;

const production = ['apps/web', 'apps/worker', 'apps/cli'] as const;

const buildTools = ['cc', 'corepack', 'g++', 'gcc', 'make', 'npm', 'npx', 'python3', 'yarn'];
const developerTools = ['biome', 'playwright', 'tsc', 'turbo', 'vite', 'vitest', 'initdb', 'postgres', 'psql'];
const programFolders = ['bin', 'sbin', 'usr/bin', 'usr/sbin', 'usr/local/bin', 'app/node_modules/.bin'];

/** Returns the sum of the files' sizes in MB. Hard links count once. */
const weightOf = (folder: string): number => {
  const seen = new Set<number>();
  const bytesOf = (path: string): number => {
    const entry = lstatSync(path);
    if (entry.isDirectory()) return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
    if (!entry.isFile() || seen.has(entry.ino)) return 0;
    if (entry.nlink > 1) seen.add(entry.ino);
    return entry.size;
  };
  return bytesOf(folder) / 1e6;
};

/** Returns the folders of installed packages, relative to the product's folder. */
const installedIn = (app: string): readonly string[] => {
  const found: string[] = [];
  const look = (modules: string): void => {
    if (!existsSync(join(app, modules))) return;
    for (const name of readdirSync(join(app, modules)).filter((entry) => !entry.startsWith('.'))) {
      const scoped = name.startsWith('@')
        ? readdirSync(join(app, modules, name)).map((inner) => `${name}/${inner}`)
        : [name];
      for (const path of scoped.map((entry) => `${modules}/${entry}`)) {
        if (lstatSync(join(app, path)).isSymbolicLink()) continue;
        found.push(path);
        look(`${path}/node_modules`);
      }
    }
  };
  for (const workspace of ['', ...production.map((name) => `${name}/`)]) look(`${workspace}node_modules`);
  return found;
};

/** Returns the files that the image should not have, one line each. */
export const faultsIn = (folder: string, lock: Lock): readonly string[] => {
  const needed = new Set(production.flatMap((workspace) => [...productionTree(lock, workspace)]));
  const tools = [...buildTools, ...developerTools].flatMap((tool) =>
    programFolders.map((place) => `/${place}/${tool}`).filter((path) => existsSync(join(folder, path))),
  );
  const unneeded = installedIn(join(folder, 'app')).filter((path) => !needed.has(path));
  const writable = ['app', 'usr/local'].filter((path) => statSync(join(folder, path)).uid !== 0);
  return [
    ...tools.map((path) => `${path} builds or develops`),
    ...unneeded.map((path) => `${path} is needed by no program`),
    ...writable.map((path) => `/${path} belongs to a user who is not root`),
  ];
};

export const weightBeyond = (folder: string, base: string): number => weightOf(folder) - weightOf(base);

export interface ImageConfig {
  readonly User: string;
  readonly WorkingDir: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
}

export const configOf = async (buildah: Buildah, image: string): Promise<ImageConfig> =>
  JSON.parse(await buildah('inspect', '--type', 'image', image)).OCIv1.config;

export const readLock = (checkout: string): Lock =>
  JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')).packages;
