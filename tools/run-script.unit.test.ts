import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { within } from '@palmares/db/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './checks/repository.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(root, 'node_modules/.cache/run-script-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a script, and resolves once it is ready. */
const started = async (script: string, options: { readonly gracePeriodMs: number; readonly sameSignalMs?: number }) => {
  const file = join(folder, 'script.mjs');
  writeFileSync(file, script);
  const run = `import('./tools/run-script.mjs').then(({ runScript }) => runScript('${relative(root, file)}', [], ${JSON.stringify(options)}))`;
  const starter = spawn(process.execPath, ['-e', run], { cwd: root, env: { ...process.env, PALMARES_IS_BUILT: '1' } });
  const said = text(starter.stderr);
  await once(starter.stdout, 'data');
  const ended = once(starter, 'exit').then(async ([code]: unknown[]) => ({ code, said: await said }));
  return { starter, ended };
};

/** Interrupts a script once it is ready. Returns how it ended, and the output about it. */
const interrupted = async (script: string, gracePeriodMs: number) => {
  const { starter, ended } = await started(script, { gracePeriodMs });
  starter.kill('SIGINT');
  return ended;
};

it('the script runner kills a script that hears no signal, and says so', async () => {
  const spins = "process.on('SIGINT', () => {}); process.stdout.write('ready'); for (;;);";
  const { code, said } = await interrupted(spins, 200);
  expect(code).toBe(1);
  expect(said).toMatch(/script\.mjs did not answer SIGINT within 0\.2 s, and is killed/);
});

it('the script runner waits for a script that cleans up, however long it takes', async () => {
  const cleansUp = `process.on('SIGINT', () => setTimeout(() => process.exit(0), ${within(2000)}));
    setInterval(() => {}, 1000);
    process.stdout.write('ready');`;
  expect(await interrupted(cleansUp, within(1000))).toEqual({ code: 0, said: '' });
});

it('the script runner kills a script that still cleans up at a second Ctrl-C', async () => {
  const hangs = `process.on('SIGINT', () => process.stdout.write('heard'));
    setInterval(() => {}, 1000);
    process.stdout.write('ready');`;
  const { starter, ended } = await started(hangs, { gracePeriodMs: 600_000, sameSignalMs: 0 });
  starter.kill('SIGINT');
  await once(starter.stdout, 'data');
  starter.kill('SIGINT');
  expect(await ended).toEqual({ code: 1, said: '' });
});

it('the script runner takes a signal that npm repeats at once for the same one', async () => {
  const cleansUp = `process.on('SIGINT', () => {
      process.stdout.write('heard');
      setTimeout(() => process.exit(0), 1000);
    });
    setInterval(() => {}, 1000);
    process.stdout.write('ready');`;
  const { starter, ended } = await started(cleansUp, { gracePeriodMs: 600_000, sameSignalMs: 600_000 });
  starter.kill('SIGINT');
  await once(starter.stdout, 'data');
  starter.kill('SIGINT');
  expect(await ended).toEqual({ code: 0, said: '' });
});
