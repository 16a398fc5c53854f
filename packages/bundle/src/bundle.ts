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

/** Our own packages, which are TypeScript, and those of hundreds of modules, which take longer to load than a command to run. */
const inlined = /^(?:@palmares|kysely|zod|temporal-polyfill)(?:\/|$)/;

/** pdf-lib, and what it brings: a process that reads one file loads it each time. */
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
      // No map: lines stay where they are.
      return kept === undefined ? null : { code: kept, map: null };
    },
  },
});

/** Rolldown's own module begins with a null character. */
const isOurs = (path: string): boolean =>
  path !== ENTRY && !path.startsWith('\0') && !path.includes(`${sep}node_modules${sep}`);

/** The programs that `package.json` names, as paths of their sources in the workspace, by their names. */
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
  /** The workspace may have another version of a package than the package that imports it has. */
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
    // Node reads a map whenever it loads its module; the sources are beside it.
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
  // What was saved meanwhile may not be in it.
  utimesSync(join(folder, BUILT_FROM), began, began);
  for (const { fileName } of output.filter((file) => file.type === 'chunk' && file.isEntry))
    chmodSync(join(folder, fileName), 0o755);
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
 * Bundles the programs that `programs` in the workspace's package.json names, each to `dist/<name>.js`. Code that they share or import on
 * demand goes to modules beside them. A workspace with a `main` has source
 * maps: `main` reads them, and another program does that is started with `--enable-source-maps`.
 * Packages that are not inlined stay where they are installed.
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
