import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { findPackageJSON, isBuiltin } from 'node:module';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { BUILT_FROM, distOf, type Inputs, programOf } from './inputs.ts';
import { keepSourceFolder } from './source-folder.ts';

/**
 * Our own packages, which are TypeScript, and packages of hundreds of modules, which load more slowly than a command
 * runs.
 */
const inlined = /^(?:@palmares|kysely|zod|temporal-polyfill)(?:\/|$)/;

/** pdf-lib and its dependencies, because a process that reads one file loads them each time. */
const ofPdf = /^(?:@cantoo\/pdf-lib|culori|fflate|html-entities|node-html-better-parser|tslib)(?:\/|$)/;

const MAIN = 'src/main.ts';
const ENTRY = 'palmares:main';

/** Turns on source maps before the program loads. */
const entryOf = (workspace: string): string =>
  `process.setSourceMapsEnabled(true);\nawait import(${JSON.stringify(join(workspace, MAIN))});\n`;

const plugin = (workspace: string): Plugin => ({
  name: 'palmares',
  resolveId: (name) => (name === ENTRY ? name : null),
  load: (name) => (name === ENTRY ? entryOf(workspace) : null),
  transform: {
    filter: { id: /\.ts$/ },
    handler: (code, path) => {
      const kept = keepSourceFolder(code, path, distOf(workspace));
      // Needs no map, because line numbers do not change.
      return kept === undefined ? null : { code: kept, map: null };
    },
  },
});

/** The path of Rolldown's own module begins with a null character. */
const isOurs = (path: string): boolean =>
  path !== ENTRY && !path.startsWith('\0') && !path.includes(`${sep}node_modules${sep}`);

/** Maps the name of each program that `package.json` lists to the path of its source. */
const programsOf = (workspace: string): Record<string, string> => {
  const { programs }: { readonly programs: readonly string[] } = JSON.parse(
    readFileSync(join(workspace, 'package.json'), 'utf8'),
  );
  return Object.fromEntries(
    programs.map((source) => [basename(source, '.ts'), source === MAIN ? ENTRY : join(workspace, source)]),
  );
};

const write = async (workspace: string, folder: string): Promise<void> => {
  const { rolldown } = await import('rolldown');
  const importsFrom = pathToFileURL(programOf(workspace));
  /**
   * True if both resolve to the same installation: the workspace may have another version than the importing package.
   */
  const isInstalledForBoth = (name: string, importer: string): boolean =>
    findPackageJSON(name, pathToFileURL(importer)) === findPackageJSON(name, importsFrom);
  const programs = programsOf(workspace);
  const began = new Date();
  const build = await rolldown({
    input: programs,
    cwd: workspace,
    platform: 'node',
    plugins: [plugin(workspace)],
    external: (name, importer) => {
      if (name === ENTRY || /^[./]/.test(name) || inlined.test(name) || ofPdf.test(name)) return false;
      return isBuiltin(name) || importer === undefined || isInstalledForBoth(name, importer);
    },
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    sourcemap: 'main' in programs,
    // Node reads a map whenever it loads its module, so keep it small; the sources are on disk.
    sourcemapExcludeSources: true,
    banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const sources = [...new Set(modules.filter(isOurs))].map((path) => relative(workspace, path)).sort();
  const inputs: Inputs = { sources: ['package.json', ...sources] };
  writeFileSync(join(folder, BUILT_FROM), `${JSON.stringify(inputs)}\n`);
  // Dated to the start, because a source that was saved during the build may not be in the bundle.
  utimesSync(join(folder, BUILT_FROM), began, began);
  for (const { fileName } of output.filter((file) => file.type === 'chunk' && file.isEntry))
    chmodSync(join(folder, fileName), 0o755);
};

const beside = (dist: string): string => `${dist}-${randomBytes(6).toString('hex')}`;

/** Swaps the new folder in, unless another process has just done so. */
const replace = (dist: string, folder: string): void => {
  const old = beside(dist);
  try {
    renameSync(dist, old);
  } catch {
    // No bundle exists yet.
  }
  try {
    renameSync(folder, dist);
  } catch (error) {
    if (!existsSync(dist)) throw error;
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
};

/**
 * Bundles the programs that `programs` in the workspace's package.json lists, each to `dist/<name>.js`, with chunks for
 * shared and lazily imported code beside them. A workspace with a `main` gets source maps: `main` turns them on itself,
 * other programs need `--enable-source-maps`. Packages that are not inlined stay where they are installed.
 */
export const bundle = async (given: string): Promise<void> => {
  const workspace = realpathSync(given);
  const folder = beside(distOf(workspace));
  try {
    await write(workspace, folder);
    replace(distOf(workspace), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
