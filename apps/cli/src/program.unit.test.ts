import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { descriptions } from './program.ts';

const logLoaded = `import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => (console.log('loads', url), next(url, context)) });`;

it('the help of palmares names every command, and loads none of them', () => {
  const lines = execFileSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(logLoaded)}`,
      resolve(import.meta.dirname, 'main.ts'),
      '--help',
    ],
    { encoding: 'utf8' },
  ).split('\n');
  const loaded = lines.filter((line) => line.startsWith('loads file:') && !line.includes('/node_modules/'));
  expect(loaded.map((line) => line.slice(line.lastIndexOf('/') + 1)).sort()).toEqual([
    'build-version.ts',
    'main.ts',
    'outlive-readers.ts',
    'output.ts',
    'program-version.ts',
    'program.ts',
    'terminal.ts',
  ]);
  const listed = lines.map((line) => line.trimStart().split(' ', 1)[0] ?? '');
  expect(Object.keys(descriptions).filter((name) => !listed.includes(name))).toEqual([]);
});
