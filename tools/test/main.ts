import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawnDependent } from '@palmares/embedded-postgres';
import colors from 'picocolors';
import { repositoryPaths } from '../checks/repository.ts';
import { type Counts, sum } from './counts.ts';
import { selectTests } from './selection.ts';
import { type Suite, type SuiteName, stagesOf, suitesIn } from './suites.ts';

const root = resolve(import.meta.dirname, '../..');

interface Result {
  readonly name: string;
  readonly seconds: number;
  readonly succeeded: boolean;
  readonly counts: Counts;
}

const running = new Set<ChildProcess>();
let interrupted = false;

// An interrupted runner stops the product and databases it started; a killed one would leave them running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (!interrupted) for (const child of running) child.kill('SIGINT');
    interrupted = true;
  });

const finish = ({ command, args, env, aloud }: Suite, logFile: string): Promise<boolean> =>
  new Promise((resolveRun) => {
    const log = createWriteStream(logFile);
    const child = spawnDependent(command, args, {
      cwd: root,
      env: {
        ...process.env,
        ...env?.(),
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
        TURBO_TELEMETRY_DISABLED: '1',
        // The tests start some hundred processes, which mostly load what the last one loaded.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C reaches it only through this process.
      orphanSignal: 'SIGINT',
    });
    running.add(child);
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    if (aloud) {
      child.stdout?.pipe(process.stdout, { end: false });
      child.stderr?.pipe(process.stderr, { end: false });
    }
    child.once('error', (error) => log.write(`${error.message}\n`));
    child.once('close', (code) => {
      running.delete(child);
      log.end(() => resolveRun(code === 0));
    });
  });

const runSuite = async (suite: Suite, logs: string): Promise<Result> => {
  const began = performance.now();
  const logFile = join(logs, `${suite.name}.log`);
  const succeeded = await finish(suite, logFile);
  const result = {
    name: suite.name,
    seconds: (performance.now() - began) / 1000,
    succeeded,
    counts: suite.counts(succeeded),
  };
  const mark = succeeded ? colors.green('✓') : colors.red('✗');
  console.log(`${mark} ${suite.name} ${colors.dim(`${result.seconds.toFixed(1)} s`)}`);
  if (!succeeded && !suite.aloud) console.log(`\n${readFileSync(logFile, 'utf8').trimEnd()}\n`);
  return result;
};

const table = (results: readonly Result[]): string => {
  const row = (name: string, passed: string, failed: string, took: string) =>
    `  ${name.padEnd(8)}${passed.padStart(8)}${failed.padStart(8)}${took.padStart(10)}`;
  const rows = results.map(({ name, counts, seconds }) =>
    row(name, String(counts.passed), String(counts.failed), `${seconds.toFixed(1)} s`),
  );
  return [row('suite', 'passed', 'failed', 'took'), ...rows].join('\n');
};

/** The suite with only the selected tests; undefined if it has none of them. */
const narrowed = (suite: Suite, selected: ReadonlyMap<string, readonly string[]> | undefined): Suite | undefined => {
  const { name, args, tests } = suite;
  if (!selected || !tests) return suite;
  const files = selected.get(name);
  return files && { ...suite, args: [...args, ...files.map(tests.argument)] };
};

const main = async (): Promise<number> => {
  const [asked, ...paths] = process.argv.slice(2);
  const stages = stagesOf(asked);
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const reports = mkdtempSync(join(cache, 'test-'));
  try {
    const suites = suitesIn({ root, reports });
    const selected =
      asked !== undefined && paths.length > 0
        ? selectTests(paths, { asked, names: stages.flat(2), suites, files: repositoryPaths() })
        : undefined;
    const results: Result[] = [];
    const inTurn = async (names: readonly SuiteName[]) => {
      for (const name of names) {
        const suite = narrowed(suites[name], selected);
        if (suite && !interrupted) results.push(await runSuite(suite, reports));
      }
    };
    for (const lanes of stages) await Promise.all(lanes.map(inTurn));
    const { passed, failed, skipped } = sum(results.map(({ counts }) => counts));
    console.log(`\n${table(results)}\n`);
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    return failed === 0 && !interrupted && results.every(({ succeeded }) => succeeded) ? 0 : 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
};

process.exitCode = await main().catch((error: unknown) => {
  console.error(`${colors.red('✗')} ${error instanceof Error ? error.message : error}`);
  return 1;
});
