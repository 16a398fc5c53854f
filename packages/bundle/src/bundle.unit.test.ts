import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundle } from './bundle.ts';
import { isFresh, programOf } from './inputs.ts';

let app: string;

const write = (path: string, text: string) => writeFileSync(join(app, path), text);

const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [programOf(app), ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

beforeEach(async () => {
  app = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(app, 'src/data'), { recursive: true });
  write(
    'src/main.ts',
    `import { word } from './word.ts';\nif (process.argv[2]) await import('./rare.ts');\nelse console.log(word());\n`,
  );
  write(
    'src/word.ts',
    `import { readFileSync } from 'node:fs';\nexport const word = (): string => readFileSync(import.meta.dirname + '/data/word', 'utf8');\n`,
  );
  write('src/rare.ts', `console.log(\n  new Error('x').stack?.split('\\n')[1] as string,\n);\n`);
  write('src/data/word', 'hockey');
  write(
    'src/other.ts',
    `import { word } from './word.ts';\nimport double from './double.cjs';\nconsole.log(double(word().length));\n`,
  );
  write('src/double.cjs', 'module.exports = (number) => 2 * number;\n');
  write('package.json', JSON.stringify({ type: 'module', programs: ['src/main.ts', 'src/other.ts'] }));
  await bundle(app);
});

afterEach(() => rmSync(app, { recursive: true, force: true }));

it('a bundle makes one program, which finds what is beside its sources', () => {
  expect(readFileSync(programOf(app), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(run()).toBe('hockey\n');
});

it('a bundle makes a program of each source that package.json names', () => {
  expect(execFileSync(process.execPath, [programOf(app, 'other')], { encoding: 'utf8' })).toBe('12\n');
});

it('positions in errors are those of the sources', () => {
  expect(run('rare')).toContain('src/rare.ts:2:3');
});

it('a bundle may be made by several processes at once', async () => {
  await Promise.all([bundle(app), bundle(app)]);
  expect(run()).toBe('hockey\n');
});

it('a bundle is fresh until a source changes or is gone, or a file that decides what is installed changes', () => {
  expect(isFresh(app)).toBe(true);
  const lock = join(app, 'package-lock.json');
  writeFileSync(lock, '{}');
  const later = new Date(Date.now() + 60_000);
  utimesSync(lock, later, later);
  expect([isFresh(app), isFresh(app, [lock])]).toEqual([true, false]);
  utimesSync(join(app, 'src/word.ts'), later, later);
  expect(isFresh(app)).toBe(false);
});

it('a bundle is not fresh without a bundle or a source', () => {
  rmSync(join(app, 'src/rare.ts'));
  expect(isFresh(app)).toBe(false);
  rmSync(join(app, 'dist'), { recursive: true });
  expect(isFresh(app)).toBe(false);
});
