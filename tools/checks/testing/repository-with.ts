import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { workspaces } from '../boundaries.ts';

const outside = [
  'zod',
  'kysely',
  'pg',
  'pg-boss',
  'stripe',
  'react',
  '@opentelemetry/api',
  '@opentelemetry/sdk-trace',
  '@tanstack/react-router',
  'vitest',
  'lodash',
];
const undeclared = ['lodash'];

const declared = Object.fromEntries(outside.filter((name) => !undeclared.includes(name)).map((name) => [name, '1']));

/**
 * A small repository in a temporary folder: every workspace with a module and a test helper, and npm packages, all
 * declared except lodash.
 */
export const repositoryWith = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const writeJson = (path: string, content: object): void => write(path, JSON.stringify(content));
  writeJson('package.json', { name: 'root', workspaces, devDependencies: declared });
  for (const name of outside) {
    writeJson(`node_modules/${name}/package.json`, { name, version: '1.0.0', main: 'index.js' });
    write(`node_modules/${name}/index.js`, '');
  }
  write('node_modules/zod/mini/index.js', '');
  mkdirSync(join(folder, 'node_modules/@palmares'));
  for (const workspace of workspaces) {
    const name = `@palmares/${posix.basename(workspace)}`;
    writeJson(`${workspace}/package.json`, { name, exports: { './*': './src/*.ts' } });
    write(`${workspace}/src/a.ts`, '');
    write(`${workspace}/src/testing/a.ts`, '');
    symlinkSync(join(folder, workspace), join(folder, 'node_modules', name));
  }
  for (const [path, text] of Object.entries(files)) write(path, text);
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
};
