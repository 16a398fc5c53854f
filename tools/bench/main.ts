import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFolderOf } from '@palmares/embedded-postgres';
import colors from 'picocolors';
import { readCommandLine } from './command-line.ts';
import { describeMachine, type Machine } from './machine.ts';
import { createProgress } from './progress.ts';
import { broken, resultOf, type SuiteResult } from './result.ts';
import type { Report, RunSize, Starting, Suite } from './suite.ts';
import { loadSuites, suiteNames } from './suites.ts';
import { tableOf } from './table.ts';

const root = resolve(import.meta.dirname, '../..');
const results = join(root, 'bench-results');

type Cleanups = (() => Promise<unknown>)[];

let isInterrupted = false;

const ofSuite: Cleanups = [];
/** Cleanups of what the suites of a smoke run share. */
const ofAll: Cleanups = [];

const cleanUp = async (cleanups: Cleanups): Promise<void> => {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop())
    await cleanup().catch((error: unknown) => console.error(error));
};

const report = async (suite: Suite, size: RunSize, shared?: Starting): Promise<Report> => {
  const { show, clear } = createProgress(suite.name);
  const defer: Starting['defer'] = (cleanup) => ofSuite.push(cleanup);
  try {
    return await suite.run({ size, progress: show, defer, ...(shared ? { shared } : {}) });
  } finally {
    show('cleaning up');
    await cleanUp(ofSuite);
    clear();
  }
};

const runSuite = async (suite: Suite, size: RunSize, machine: Machine): Promise<SuiteResult> => {
  const started = new Date();
  const reported = await report(suite, size);
  return resultOf(suite, reported, { size, machine, started, finished: new Date() });
};

const write = (result: SuiteResult): string => {
  mkdirSync(results, { recursive: true });
  const file = join(results, `${result.suite}.json`);
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  return file;
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs each suite once, to see that it still works. Returns the number of failed suites. */
const smoke = async (asked: readonly Suite[]): Promise<number> => {
  const shared: Starting = { size: 'smoke', progress: () => undefined, defer: (cleanup) => ofAll.push(cleanup) };
  let failed = 0;
  for (const suite of asked) {
    // After an interruption, the shared parts have ended.
    if (isInterrupted) break;
    const began = performance.now();
    const error = await report(suite, 'smoke', shared).then(() => undefined, wordsOf);
    if (error !== undefined) failed += 1;
    const mark = error === undefined ? colors.green('✓') : colors.red('✗');
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${mark} ${suite.name.padEnd(12)}${seconds.padStart(6)} s${error === undefined ? '' : `  ${error}`}`);
  }
  await cleanUp(ofAll);
  return failed;
};

const measure = async (asked: readonly Suite[], size: RunSize): Promise<readonly string[]> => {
  const folder = dataFolderOf(root);
  mkdirSync(folder, { recursive: true });
  const machine = describeMachine(folder);
  const done: SuiteResult[] = [];
  for (const suite of asked) {
    const result = await runSuite(suite, size, machine);
    const file = write(result);
    console.log(`\n${tableOf(result)}`);
    console.log(colors.dim(`  ${file}`));
    done.push(result);
  }
  const missed = broken(done);
  for (const bar of missed) console.log(`${colors.red('✗')} does not hold: ${bar}`);
  return missed;
};

const main = async (): Promise<number> => {
  const asked = readCommandLine(process.argv.slice(2), suiteNames);
  const chosen = await loadSuites(asked.suites);
  if (asked.size === 'smoke') return (await smoke(chosen)) > 0 ? 1 : 0;
  const missed = await measure(chosen, asked.size);
  return asked.check && missed.length > 0 ? 1 : 0;
};

const interrupt = async (): Promise<void> => {
  isInterrupted = true;
  await cleanUp(ofSuite);
  await cleanUp(ofAll);
};

// Everything a suite started ends with it, even when it is interrupted.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void interrupt().finally(() => process.exit(1)));

process.exitCode = await main().catch((error: unknown) => {
  console.error(`${colors.red('✗')} ${wordsOf(error)}`);
  return 1;
});
