import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { run } from './run.ts';

it('a command that is aborted has ended when its runner hears of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-tests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const aborting = new AbortController();
  const script = `trap 'sleep 0.2; touch ended; exit 1' TERM; touch up; while :; do sleep 0.02; done`;
  const ran = run('/bin/sh', ['-c', script], { cwd: folder, env: { PATH: '/usr/bin:/bin' }, signal: aborting.signal });
  const aborted = expect(ran).rejects.toThrow('npm start was stopped');
  await expect.poll(() => existsSync(join(folder, 'up'))).toBe(true);
  aborting.abort(new Error('npm start was stopped'));
  await aborted;
  expect(existsSync(join(folder, 'ended'))).toBe(true);
});

it('a command that fails is reported with its words', async () => {
  const options = { cwd: '/', env: { PATH: '/usr/bin:/bin' }, signal: new AbortController().signal };
  await expect(run('/bin/sh', ['-c', 'echo a reason >&2; exit 3'], options)).rejects.toThrow(/failed:\na reason$/);
  expect(await run('/bin/sh', ['-c', 'echo an answer'], options)).toEqual({ output: 'an answer\n' });
});
