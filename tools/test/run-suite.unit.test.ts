import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

/** A runner that is `script`. */
const suite = (script: string) => ({ name: 'made', usual: 1, command: process.execPath, args: ['-e', script] });

const journal = `const write = (line) => require('fs').appendFileSync(process.env.${JOURNAL}, JSON.stringify(line) + '\\n');`;

it('counts what the runner wrote to its journal', async () => {
  const ended = `{ ended: { name: 'a', outcome: 'passed', seconds: 1, flaky: true } }`;
  expect(await runSuite(suite(`${journal} write({ began: 'a' }); write(${ended});`), { reports })).toMatchObject({
    succeeded: true,
    counts: { passed: 1, failed: 0 },
    ran: [{ name: 'a', flaky: true }],
  });
});

it('ends a suite that is past its limit, names what was running, and kills one that ignores its signal', async () => {
  const deaf = `${journal} process.on('SIGINT', () => {}); write({ began: 'the one that hangs' }); setInterval(() => {}, 1000);`;
  const ended = await runSuite(suite(deaf), { reports, limits: { least: 1, patience: 0.2 } });
  expect(ended).toMatchObject({ succeeded: false, counts: { failed: 1 } });
  const words = printed.join('\n');
  expect(words).toContain('the one that hangs');
  expect(words).toContain('is ended by force');
});

it('gives a suite three times its usual time on a slow machine, and never less than ten minutes', () => {
  expect(limitOf(30, 1)).toBe(600);
  expect(limitOf(1000, 1)).toBe(3000);
  expect(limitOf(1000, 2)).toBe(6000);
});

it('a slow machine has a factor, a quick one does not shorten any limit, and there is a greatest', () => {
  expect(factorOf([50, 60])).toBe(1);
  expect(factorOf([120, 750])).toBe(2.5);
  expect(factorOf([10, 1e6])).toBe(8);
});
