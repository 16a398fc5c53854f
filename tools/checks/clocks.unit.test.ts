import { expect, it } from 'vitest';
import { clockReads } from './clocks.ts';
import { readSources } from './repository.ts';
import { isSource } from './source-file.ts';

const api = 'apps/web/src/api/plan/plan.router.server.ts';

it('the machine’s clock is read in one place of each program', () => {
  expect(clockReads(readSources(isSource))).toEqual([]);
});

it.each([
  'const at = new Date();',
  'const at = new Date( );',
  'const at = new Date;',
  'const until = Date.now() + 1000;',
  'createLink({ now: Date.now });',
  'const text = Date();',
])('a line that reads the clock is refused: %s', (line) => {
  expect(clockReads([{ path: api, text: `const one = 1;\n${line}\n` }])).toEqual([
    `${api}:2: take the time from the program’s clock`,
  ]);
});

it.each([
  ['apps/web/serve.ts', 'createKeptPages({ now: Date.now });'],
  ['apps/web/src/routes/$lang/auth/sign-up.tsx', 'loader: () => ({ at: serverNow() }),'],
  ['apps/web/src/site/landing/phone-message.tsx', 'const at = serverNow();'],
])('%s is refused the machine’s clock', (path, line) => {
  expect(clockReads([{ path, text: line }])).toEqual([`${path}:1: take the time from the program’s clock`]);
});

it.each([
  ['a time that is given', api, 'const end = new Date(row.end); const now = services.now();'],
  ['a type', api, 'const now = (): Date => services.now();'],
  ['a measured time', api, 'const began = performance.now();'],
  ['a test', 'apps/web/src/api/plan/plan.db.test.ts', 'const at = new Date();'],
  ['the time of a loader', 'apps/web/src/routes/$lang/auth/sign-up.tsx', 'loader: () => ({ at: pageTime() }),'],
  ['the browser', 'apps/web/src/drafts/editor.client.ts', 'const askedAt = Date.now();'],
  ['the program’s clock', 'apps/worker/src/clock.ts', 'const now = (): Date => new Date();'],
])('%s is no read of the clock', (_, path, text) => {
  expect(clockReads([{ path, text }])).toEqual([]);
});
