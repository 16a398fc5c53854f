import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { within } from '@palmares/db/testing';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { JOURNAL } from './journal.ts';
import { limitOf, runSuite } from './run-suite.ts';
import { factorOf } from './time-factor.ts';

let reports: string;
let printed: string[];

beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), 'suite-'));
  printed = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line) => printed.push(String(line)));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(reports, { recursive: true, force: true });
});

/** Returns a suite whose runner is `script`. */
const suite = (script: string) => ({ name: 'made', usual: 1, command: process.execPath, args: ['-e', script] });

const journal = `const write = (line) => require('fs').appendFileSync(process.env.${JOURNAL}, JSON.stringify(line) + '\\n');`;

it('the runner counts what a suite wrote to its journal', async () => {
  const finished = `{ finished: { id: '1', name: 'a', outcome: 'passed', seconds: 1, flaky: true } }`;
  expect(await runSuite(suite(`${journal} write(${finished});`), { reports, factor: 1 })).toMatchObject({
    succeeded: true,
    counts: { passed: 1, failed: 0 },
    finished: [{ name: 'a', flaky: true }],
  });
});

it('the runner ends a suite that exceeds its limit, names what still ran, and kills it if it ignores its signal', async () => {
  const deaf = `${journal} process.on('SIGINT', () => {}); write({ started: { id: '1', name: 'the one that hangs' } }); setInterval(() => {}, 1000);`;
  const limits = { minSeconds: within(3000) / 1000, gracePeriod: 0.2, countEvery: 60 };
  const ended = await runSuite(suite(deaf), { reports, factor: 1, limits });
  expect(ended).toMatchObject({ succeeded: false, counts: { failed: 1 } });
  expect(ended.finished).toMatchObject([{ name: 'the one that hangs (timed out)', outcome: 'failed' }]);
  expect(printed.join('\n')).toMatch(/Still running:\n {2}the one that hangs[\s\S]*is killed/);
});

/** Returns a suite of files that do not load, with one test that takes `millis`. */
const broken = (files: number, millis: number) =>
  suite(`${journal} write({ started: { id: 'a', name: 'the one that runs' } });
    for (let nth = 1; nth <= ${files}; nth += 1)
    write({ finished: { id: String(nth), name: nth + '.ts', outcome: 'failed', seconds: 0, flaky: false, error: 'No x.ts\\nhere' } });
    setTimeout(() => {}, ${millis});`);

it('the runner ends a suite with more than twenty failures, and says which', async () => {
  const limits = { minSeconds: 600, gracePeriod: 600, countEvery: 0.1 };
  const ended = await runSuite(broken(21, 600_000), { reports, factor: 1, limits });
  expect(ended).toMatchObject({ succeeded: false, counts: { failed: 21 } });
  expect(printed.join('\n')).toMatch(
    /Failed:\n {2}1\.ts: No x\.ts\n[\s\S]*made ended early after 21 failures\. Still running:\n {2}the one that runs/,
  );
});

it('the runner lets a suite with twenty failures go on', async () => {
  const limits = { minSeconds: 600, gracePeriod: 600, countEvery: 0.1 };
  expect(await runSuite(broken(20, 1000), { reports, factor: 1, limits })).toMatchObject({ counts: { failed: 20 } });
  expect(printed.join('\n')).not.toContain('ended early');
});

it('the runner kills a suite that still cleans up at a second signal', async () => {
  const deaf = suite(
    "process.on('SIGINT', () => console.log('heard')); console.log('ready'); setInterval(() => {}, 1000);",
  );
  const runner = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `
    import { interruptOnSignal, runSuite } from '${join(import.meta.dirname, 'run-suite.ts')}';
    interruptOnSignal({ sameSignalMs: 0 });
    await runSuite(${JSON.stringify({ ...deaf, aloud: true })}, { reports: '${reports}', factor: 1, limits: { minSeconds: 600, gracePeriod: 600, countEvery: 60 } });`,
  ]);
  onTestFinished(() => void runner.kill('SIGKILL'));
  await once(runner.stdout, 'data');
  runner.kill('SIGINT');
  await once(runner.stdout, 'data');
  runner.kill('SIGINT');
  expect(await once(runner, 'exit')).toEqual([0, null]);
});

it('the runner gives a suite three times its usual time on a slow machine, and never less than ten minutes', () => {
  expect(limitOf(30, 1)).toBe(600);
  expect(limitOf(1000, 1)).toBe(3000);
  expect(limitOf(1000, 2)).toBe(6000);
});

it('the factor is between 1 and 8', () => {
  expect(factorOf([50, 60])).toBe(1);
  expect(factorOf([120, 750])).toBe(2.5);
  expect(factorOf([10, 1e6])).toBe(8);
});
