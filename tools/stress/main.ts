import { type ChildProcess, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { spawnDependent } from '@palmares/embedded-postgres';
import { repositoryPaths, root } from '../checks/repository.ts';
import { closingLine, sum } from '../test/counts.ts';
import { interruptOnSignal, type Result, runSuite } from '../test/run-suite.ts';
import { selectTests } from '../test/selection.ts';
import { narrowed, type SuiteName, suitesIn } from '../test/suites.ts';
import { summary } from '../test/summary.ts';
import { measureTimeFactor } from '../test/time-factor.ts';

const BUSY_PER_CORE = 2;

const stressed: readonly SuiteName[] = ['checks', 'unit', 'db', 'e2e'];

const cache = join(root, 'node_modules/.cache');

const isInterrupted = interruptOnSignal();

const commit = (): string => {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' and changes');
};

const startBusy = () =>
  Array.from({ length: BUSY_PER_CORE * availableParallelism() }, () =>
    spawnDependent(process.execPath, [join(import.meta.dirname, 'busy.ts')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      orphanSignal: 'SIGKILL',
    }),
  );

const record = (round: number, { name, counts, factor, finished }: Result): void => {
  const [load = 0] = loadavg();
  const failures = finished.filter(({ outcome }) => outcome === 'failed').map((test) => test.name);
  const line = {
    at: new Date().toISOString(),
    commit: commit(),
    round,
    suite: name,
    ...counts,
    factor,
    load,
    failures,
  };
  appendFileSync(join(cache, 'stress.ndjson'), `${JSON.stringify(line)}\n`);
  for (const test of failures) console.log(`round ${round}, load ${load.toFixed(1)}, factor ${factor}: ${test}`);
};

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    options: { rounds: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number of 1 or more.');
  // In CI failed tests are retried.
  delete process.env.CI;
  mkdirSync(cache, { recursive: true });
  const suites = suitesIn(root);
  const selection = { asked: 'stress', names: stressed, suites, files: repositoryPaths() };
  const selected = positionals.length > 0 ? selectTests(positionals, selection) : undefined;
  const reports = mkdtempSync(join(cache, 'stress-'));
  const results: Result[] = [];
  const busy: ChildProcess[] = [];
  try {
    const built = await runSuite(suites.build, { reports, factor: 1 });
    if (!built.succeeded) return 1;
    busy.push(...startBusy());
    for (let round = 1; round <= rounds; round += 1)
      for (const name of stressed) {
        const suite = narrowed(suites[name], selected);
        if (!suite) continue;
        const factor = await measureTimeFactor();
        if (isInterrupted()) break;
        const result = await runSuite(suite, { reports: mkdtempSync(join(reports, 'round-')), factor });
        record(round, result);
        results.push(result);
      }
  } finally {
    for (const process of busy) process.kill('SIGKILL');
    rmSync(reports, { recursive: true, force: true });
  }
  const total = sum(results.map(({ counts }) => counts));
  console.log(`\n${summary(results)}\n\n${closingLine(total)}`);
  return total.failed === 0 && !isInterrupted() ? 0 : 1;
};

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
