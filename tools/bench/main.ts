import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFolderOf } from '@palmares/embedded-postgres';
import colors from 'picocolors';
import { readCommandLine } from './command-line.ts';
import { describeMachine, type Machine } from './machine.ts';
import { createProgress } from './progress.ts';
import { broken, resultOf, type SuiteResult } from './result.ts';
import type { Report, Suite } from './suite.ts';
import { suites } from './suites.ts';
import { tableOf } from './table.ts';

const root = resolve(import.meta.dirname, '../..');
const results = join(root, 'bench-results');

const cleanups: (() => Promise<unknown>)[] = [];

const cleanUp = async (): Promise<void> => {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop())
    await cleanup().catch((error: unknown) => console.error(error));
};

const runSuite = async (suite: Suite, quick: boolean, machine: Machine): Promise<SuiteResult> => {
  const progress = createProgress(suite.name);
  const started = new Date();
  let report: Report;
  try {
    report = await suite.run({ quick, progress: progress.show, defer: (cleanup) => cleanups.push(cleanup) });
  } finally {
    progress.show('cleaning up');
    await cleanUp();
    progress.clear();
  }
  return resultOf(suite, report, { quick, machine, started, finished: new Date() });
};

const write = (result: SuiteResult): string => {
  mkdirSync(results, { recursive: true });
  const file = join(results, `${result.suite}.json`);
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  return file;
};

const main = async (): Promise<number> => {
  const names = suites.map(({ name }) => name);
  const asked = readCommandLine(process.argv.slice(2), names);
  const folder = dataFolderOf(root);
  mkdirSync(folder, { recursive: true });
  const machine = describeMachine(folder);
  const done: SuiteResult[] = [];
  for (const name of asked.suites) {
    const suite = suites.find((candidate) => candidate.name === name);
    if (!suite) continue;
    const result = await runSuite(suite, asked.quick, machine);
    const file = write(result);
    console.log(`\n${tableOf(result)}`);
    console.log(colors.dim(`  ${file}`));
    done.push(result);
  }
  const missed = broken(done);
  for (const bar of missed) console.log(`${colors.red('✗')} does not hold: ${bar}`);
  return asked.check && missed.length > 0 ? 1 : 0;
};

// Everything a suite started ends with it, even when it is interrupted.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));

process.exitCode = await main().catch((error: unknown) => {
  console.error(`${colors.red('✗')} ${error instanceof Error ? error.message : error}`);
  return 1;
});
