import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, realpathSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { BUILT_FROM, distOf, type Inputs, programOf } from './inputs.ts';
import { keepSourceFolder } from './source-folder.ts';

/** Our own packages, which are TypeScript, and those of hundreds of modules, which take longer to load than a command to run. */
const inlined = /^(?:@palmares|kysely|zod|temporal-polyfill)(?:\/|$)/;

const ENTRY = 'palmares:main';

/** Turns on source maps before the app loads. */
const entryOf = (app: string): string =>
  `process.setSourceMapsEnabled(true);\nawait import(${JSON.stringify(join(app, 'src/main.ts'))});\n`;

const plugin = (app: string): Plugin => ({
  name: 'palmares',
  resolveId: (name) => (name === ENTRY ? name : null),
  load: (name) => (name === ENTRY ? entryOf(app) : null),
  transform: {
    filter: { id: /\.ts$/ },
    handler: (code, path) => {
      const kept = keepSourceFolder(code, path, distOf(app));
      // No map: lines stay where they are.
      return kept === undefined ? null : { code: kept, map: null };
    },
  },
});

const isOurs = (path: string): boolean => path !== ENTRY && !path.includes(`${sep}node_modules${sep}`);

const write = async (app: string, folder: string): Promise<void> => {
  const { rolldown } = await import('rolldown');
  const program = pathToFileURL(programOf(app));
  /** The app may have another version of a package than the package that imports it has. */
  const isInstalledForBoth = (name: string, importer: string): boolean =>
    findPackageJSON(name, pathToFileURL(importer)) === findPackageJSON(name, program);
  const began = new Date();
  const build = await rolldown({
    input: { main: ENTRY },
    cwd: app,
    platform: 'node',
    plugins: [plugin(app)],
    external: (name, importer) => {
      if (name === ENTRY || /^[./]/.test(name) || inlined.test(name)) return false;
      return name.startsWith('node:') || importer === undefined || isInstalledForBoth(name, importer);
    },
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const sources = [...new Set(modules.filter(isOurs))].map((path) => relative(app, path)).sort();
  const inputs: Inputs = { sources };
  writeFileSync(join(folder, BUILT_FROM), `${JSON.stringify(inputs)}\n`);
  // What was saved meanwhile may not be in it.
  utimesSync(join(folder, BUILT_FROM), began, began);
  chmodSync(join(folder, 'main.js'), 0o755);
};

const beside = (dist: string): string => `${dist}-${randomBytes(6).toString('hex')}`;

/** Puts the new folder in the place of the old one, unless another process has just done so. */
const replace = (dist: string, folder: string): void => {
  const old = beside(dist);
  try {
    renameSync(dist, old);
  } catch {
    // There is none yet.
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
 * Writes the app's `src/main.ts` to `dist/main.js`, and what it imports on demand to modules beside it. Packages that are not
 * inlined stay where they are installed.
 */
export const bundle = async (given: string): Promise<void> => {
  const app = realpathSync(given);
  const folder = beside(distOf(app));
  try {
    await write(app, folder);
    replace(distOf(app), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
